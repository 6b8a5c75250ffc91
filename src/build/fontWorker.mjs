/** Runs in a thread of its own, for `fontThread.ts`. */
import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';

parentPort?.on('message', async ({ id, font, characters, options }) => {
  try {
    parentPort?.postMessage({ id, cut: await subsetFont(Buffer.from(font), characters, options) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: String(error) });
  }
});
