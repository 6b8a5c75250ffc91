/** The last step of `npm start`: serves the built site as its hosts would, and prints the addresses. */
import { serveSite } from './siteServer';

serveSite('public', Number(process.env.PORT ?? 8000))
  .catch(() => serveSite('public', 0))
  .then(({ url }) =>
    console.log(`
The site is ready. Stop it with Ctrl+C.

  The page:   ${url}/about/
  The editor: ${url}/admin/
`),
  );
