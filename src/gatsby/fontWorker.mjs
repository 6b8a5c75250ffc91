/** Runs in a thread of its own, for `fontThread.ts`. */
import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';

parentPort?.on('message', async ({ font, characters, options, reply }) => {
  try {
    reply.postMessage({ cut: await subsetFont(Buffer.from(font), characters, options) });
  } catch (error) {
    reply.postMessage({ problem: String(error) });
  }
});
