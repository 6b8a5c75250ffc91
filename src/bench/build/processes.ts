/** What a program and all that it has started use, as Linux tells it. */
import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of memory; none on other systems. What processes share is counted once. */
export function memoryOf(root: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const family = [...parents.keys()].filter((id) => descendsFrom(id, root, parents));
  return family.reduce((sum, id) => sum + shareOf(id), 0);
}

/** Seconds of processors, of all programs that this one has started and that have ended. */
export function processorTime(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [user, system] = fieldsOf('self').slice(13, 15);
  return (Number(user) + Number(system)) / TICKS;
}

/** A second, for every program. */
const TICKS = 100;

function descendsFrom(one: number, root: number, parents: Map<number, number>): boolean {
  for (let id = one; id > 1; id = parents.get(id) ?? 0) {
    if (id === root) return true;
  }
  return false;
}

const parentOf = (id: string): number => Number(fieldsOf(id)[1] ?? 0);

/** From the state on: the program's name before it, in brackets, may have any sign. */
const fieldsOf = (id: string): string[] => read(id, 'stat').split(') ').at(-1)?.split(' ') ?? [];

function shareOf(id: number): number {
  const [, kibibytes = '0'] = /^Pss:\s+(\d+)/m.exec(read(`${id}`, 'smaps_rollup')) ?? [];
  return 1024 * Number(kibibytes);
}

/** It may have ended in the meantime. */
function read(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
