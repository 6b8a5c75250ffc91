/** `npm start`: builds the site, serves it as its hosts would, and prints the addresses. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { UserError } from '../src/model/problem';
import { runCommand } from './command';
import { runGatsby } from './gatsby';
import { localServers, serveSite } from './siteServer';

const help = `Builds the site and serves it on this computer:

  npm start
  npm start -- --port 4000   in place of port 8000; or set PORT`;

const options = { port: { type: 'string' } } as const;

/** Serves another built site if its folder is given, without what plugins serve on this computer. */
runCommand(help, { options, allowPositionals: true }, async ({ port: asked }, [site], root) => {
  const chosen = asked ?? process.env.PORT;
  const port = Number(chosen || 8000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UserError(`"${chosen}" is not a port. Write a number such as 4000.`);
  const free = await probe(port).catch((error: NodeJS.ErrnoException) => {
    const problem = { EADDRINUSE: 'is in use', EACCES: 'is reserved for the system' }[
      error.code ?? ''
    ];
    if (!problem) throw error;
    if (chosen)
      throw new UserError(`Port ${port} ${problem}. Choose another: npm start -- --port 4000`);
    console.log(
      `Port ${port} ${problem}, so another one serves the site. If \`npm run dev\` runs in this folder, start it again: the build replaces its files.`,
    );
    return 0;
  });
  process.exitCode = site ? 0 : runGatsby('build');
  if (process.exitCode) return;
  const local = site ? [] : await localServers();
  const { url } = await serveSite(site ?? 'public', free, root, local);
  console.log(`
The site is ready. Stop it with Ctrl+C.

  The page:   ${url}/about/
  The editor: ${url}/admin/
`);
});

/** Returns the port if it is free: known before a build, not after it. */
async function probe(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  return port;
}
