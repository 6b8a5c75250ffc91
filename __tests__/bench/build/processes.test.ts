/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { memoryOf, processorTime } from '../../../src/bench/build/processes';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux("A program's memory has that of those that it starts, while they run", async () => {
  const large = "require('child_process'); const a = Buffer.alloc(2e8, 1); console.log(a.length)";
  const inner = `${large}; setInterval(() => a, 1000)`;
  const outer = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' })`;
  const before = memoryOf(process.pid) ?? 0;
  const child = spawn(process.execPath, ['-e', outer], { detached: true });
  await once(child.stdout, 'data');
  const during = memoryOf(process.pid) ?? 0;
  if (child.pid) process.kill(-child.pid);
  await once(child, 'exit');
  expect(during - before).toBeGreaterThan(1.8e8);
  expect(memoryOf(child.pid ?? 0)).toBe(0);
});

onLinux("Processors' time is that of the programs that have ended", () => {
  const before = processorTime() ?? 0;
  execFileSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 400_000);']);
  expect((processorTime() ?? 0) - before).toBeGreaterThan(0.35);
});
