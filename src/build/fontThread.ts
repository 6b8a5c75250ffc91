/** Cuts fonts beside whatever else the build does: to pack one for browsers takes 40 ms. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type FontFile, type Order, orderFor } from './fonts';

interface Answer {
  id: number;
  cut?: Uint8Array;
  problem?: string;
}

let thread: Worker | undefined;
let orders = 0;

/** As woff2. */
export async function cutInThread(file: FontFile): Promise<Buffer> {
  const order = await orderFor(file, 'woff2');
  thread ??= new Worker(join(process.cwd(), 'src/build/fontWorker.mjs'));
  return cutBy(thread, order);
}

function cutBy(worker: Worker, order: Order): Promise<Buffer> {
  orders += 1;
  const id = orders;
  return new Promise((resolve, reject) => {
    const listen = (answer: Answer) => {
      if (answer.id !== id) return;
      worker.off('message', listen);
      worker.off('error', reject);
      if (answer.cut) resolve(Buffer.from(answer.cut));
      else reject(new Error(answer.problem));
    };
    worker.setMaxListeners(0);
    worker.on('message', listen);
    worker.on('error', reject);
    worker.postMessage({ id, ...order });
  });
}

/** The thread would keep the build from ending. */
export async function endThread(): Promise<void> {
  await thread?.terminate();
  thread = undefined;
}
