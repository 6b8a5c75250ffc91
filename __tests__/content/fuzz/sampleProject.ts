/** The project's content in a folder of its own, with tiny pictures, so that it is checked in no time. */

import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentRoot } from '../../../src/content/contentRoot';
import { readAbout, readCompany } from '../../../src/content/read';
import { samplePicture } from '../samplePictures';

export async function makeSampleProject(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'content-sample-'));
  cpSync(join(contentRoot(), 'locales'), join(root, 'locales'), { recursive: true });
  mkdirSync(join(root, 'content/pictures'), { recursive: true });
  for (const name of ['site', 'company', 'about'])
    cpSync(join(contentRoot(), `content/${name}.json`), join(root, `content/${name}.json`));
  const picture = await samplePicture(16, 12).jpeg().toBuffer();
  const { collage, team } = readAbout(root);
  for (const path of [...collage, team, readCompany(root).office.mapPicture])
    if (path) writeFileSync(join(root, 'content', path), picture);
  return root;
}

export function copyProject(project: string): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(project, root, { recursive: true });
  return root;
}
