/** `npm start`: builds the site, serves it as a CDN would, and prints the address. */
import { runGatsby } from './runGatsby';
import { serveSite } from './siteServer';

async function start(): Promise<number> {
  const code = await runGatsby(['build']);
  if (code !== 0) return code;
  const { url } = await serveSite('public', Number(process.env.PORT ?? 8000)).catch(() =>
    serveSite('public', 0),
  );
  console.log(`\nThe site is ready: ${url}/about/\nIts editor: ${url}/admin/\nStop with Ctrl+C.\n`);
  return 0;
}

start().then((code) => {
  process.exitCode = code;
});
