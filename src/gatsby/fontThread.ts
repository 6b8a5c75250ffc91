/** Cuts fonts beside whatever else the build does: to pack one for browsers takes 40 ms. */
import { once } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { type FontFile, orderFor } from './fonts';

interface Answer {
  cut?: Uint8Array;
  problem?: string;
}

let thread: Worker | undefined;

/** As woff2. */
export async function cutInThread(file: FontFile): Promise<Buffer> {
  const order = await orderFor(file, 'woff2');
  thread ??= new Worker(join(process.cwd(), 'src/gatsby/fontWorker.mjs'));
  const { port1: here, port2: reply } = new MessageChannel();
  thread.postMessage({ ...order, reply }, [reply]);
  const { cut, problem }: Answer = (await once(here, 'message'))[0];
  here.close();
  if (!cut) throw new Error(problem);
  return Buffer.from(cut);
}

/** The thread would keep the build from ending. */
export async function endThread(): Promise<void> {
  await thread?.terminate();
  thread = undefined;
}
