/** Checks all content and settings before the build, and stops it with a list of every problem. */
import { readCompany } from '../../model/files/read';
import { annotations } from '../../model/validation/annotations';
import { checkContent } from '../../model/validation/check';
import { reportProblems } from '../../model/validation/report';
import { mapTokenProblems } from '../bundles/mapToken';
import { cmsBackend } from '../editor/cmsBackend';
import { siteAddressProblems } from './siteAddress';

export async function validateOrExit(root: string): Promise<void> {
  const content = await checkContent(root);
  const address = content.length ? [] : siteAddressProblems(readCompany(root).url, process.env);
  const { backend, problems: settings } = cmsBackend(process.env);
  const token = mapTokenProblems(process.env.GATSBY_MAPBOX_TOKEN);
  const reports = [
    content.length && reportProblems(content),
    address.length && reportProblems(address),
    settings.length && reportProblems(settings, { where: "the editor's settings" }),
    token.length && reportProblems(token, { where: "the map's settings" }),
  ].filter(Boolean);
  if (reports.length) {
    const all = [...content, ...address, ...settings, ...token];
    process.stderr.write(`\n${reports.join('\n')}\n${annotations(all)}`);
    // Tells `scripts/gatsby.ts` that the messages say everything.
    process.exit(2);
  }
  if (!backend) process.stdout.write(`${localOnly}\n`);
}

const localOnly =
  'The editor at /admin/ works with a folder on your computer. To let a team sign in, see docs/sign-in.md.';
