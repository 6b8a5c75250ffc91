/** `npm start`: builds the site, serves it as its hosts would, and prints the addresses. */
import { runGatsby } from './gatsby';
import { serveSite } from './siteServer';

async function start(): Promise<void> {
  console.log('Building the site: usually one to two minutes, later half a minute …\n');
  process.exitCode = await runGatsby('build');
  if (process.exitCode !== 0) return;
  const { url } = await serveSite('public', Number(process.env.PORT ?? 8000)).catch(() =>
    serveSite('public', 0),
  );
  console.log(`
The site is ready. Stop it with Ctrl+C.

  The page:   ${url}/about/
  The editor: ${url}/admin/
`);
}

start();
