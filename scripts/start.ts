/** `npm start`: builds the site, serves it as its hosts would, and prints the addresses. */
import { runGatsby } from './gatsby';
import { serveSite } from './siteServer';

async function start(): Promise<number> {
  console.log('Building the site: usually one to two minutes, later half a minute …\n');
  const code = await runGatsby(['build']);
  if (code !== 0) return code;
  const { url } = await serveSite('public', Number(process.env.PORT ?? 8000)).catch(() =>
    serveSite('public', 0),
  );
  console.log(`
The site is ready. Stop it with Ctrl+C.

  The page:   ${url}/about/
  The editor: ${url}/admin/
`);
  return 0;
}

start().then((code) => {
  process.exitCode = code;
});
