import { type AddressInfo, createServer, type Server } from 'node:net';

/** Starts a server at a free port of this machine; resolves to the port. */
export const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}
