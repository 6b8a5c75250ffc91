/** `tsx __tests__/tools/serve.ts <folder> <port>`: serves a built site; the browser tests start it. */
import { serveSite } from '../../scripts/siteServer';

const [folder = 'public', port = '8000'] = process.argv.slice(2);
serveSite(folder, Number(port)).then(({ url }) => console.log(`${folder}: ${url}`));
