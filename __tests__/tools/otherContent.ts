/** Another company's words and pictures, in any languages, for tests of a site that is not the sample's. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { listFiles, writeJson } from '../../src/files/files';
import { readAbout, readWords } from '../../src/files/read';
import { COLLAGE_PICTURES } from '../../src/model/model';
import { sampleContent } from './paths';
import { pseudoWords } from './pseudo';
import { filesOf } from './wordFiles';

/** Replaces all words and pictures in `folder`. The first language is the default one. */
export async function writeOtherContent(folder: string, languages: string[]): Promise<void> {
  const words = pseudoWords(readWords(sampleContent, 'en'));
  rmSync(join(folder, 'locales'), { recursive: true });
  for (const picture of listFiles(folder, 'content/pictures'))
    if (!picture.endsWith('.svg')) rmSync(join(folder, picture));
  for (const code of languages)
    for (const [file, text] of Object.entries(filesOf(code, words)))
      writeJson(folder, file, JSON.parse(text));
  writeJson(folder, 'content/site.json', { defaultLanguage: languages[0], languages });
  const pictures = Array.from(
    { length: COLLAGE_PICTURES + 1 },
    (_, i) => `/pictures/photo ${i}.jpg`,
  );
  for (const [i, picture] of pictures.entries()) await drawPicture(folder, picture, i);
  const alt = Object.fromEntries(languages.map((code) => [code, `A photo, in ${code}`]));
  const [mission, ...collage] = pictures.map((file) => ({ file, alt }));
  const { sections } = readAbout(sampleContent);
  writeJson(folder, 'content/about.json', { collage, mission, map: { alt }, sections });
}

/** Portrait and landscape in turn, each in a colour of its own, with the place where it was taken. */
const drawPicture = (folder: string, path: string, index: number) =>
  sharp({
    create: {
      width: 1600,
      height: index % 2 ? 900 : 2000,
      channels: 3,
      background: `hsl(${index * 50} 40% 60%)`,
    },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
    .toFile(join(folder, 'content', path));
