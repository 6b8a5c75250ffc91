/** Creates the nodes for the About page's pictures and people, with their texts in one language each. */
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { PORTRAIT_SHAPE, shapesOf, TEAM_SHAPES } from '../components/about/places';
import { contentRoot } from '../content/files/contentRoot';
import { readAbout, readLanguages, readSite } from '../content/files/read';
import { pictureFile } from '../content/kinds';
import type { Descriptions } from '../content/model';
import { preparePicture } from './preparePicture';
import { collagePlaces } from './theme';

/** Runs in every build, as the nodes depend on several files. */
export async function createPictureNodes(args: NodePluginArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args;
  const root = contentRoot();
  const { collage, team, map, people = [] } = readAbout(root);
  const { defaultLanguage } = readSite(root);
  const shapes = collagePlaces(process.cwd()).map(shapesOf);
  const prepared = {
    collage: await Promise.all(
      collage.map((picture, index) => prepare(picture, shapes[index] ?? [], args)),
    ),
    team: await prepare(team, TEAM_SHAPES, args),
    map: await prepare(map, [], args),
    mapDark: await prepare({ file: map.darkFile, alt: map.alt }, [], args),
    people: await Promise.all(
      people.map(async ({ file, focus, ...texts }) => ({
        ...texts,
        portrait: file ? await prepare({ file, focus, alt: {} }, [PORTRAIT_SHAPE], args) : null,
      })),
    ),
  };
  for (const language of readLanguages(root)) {
    const textIn = (texts: Descriptions) => texts[language] ?? texts[defaultLanguage];
    const describe = ({ alt, ...file }: Prepared) => ({ ...file, alt: textIn(alt) });
    const fields = {
      language,
      collage: prepared.collage.map(describe),
      team: describe(prepared.team),
      map: describe(prepared.map),
      mapDark: describe(prepared.mapDark),
      mapCredit: map.credit,
      people: prepared.people.map(({ name, role, line, portrait }) => ({
        name,
        role: textIn(role),
        line: line ? textIn(line) : null,
        portrait: portrait && { ...portrait, alt: '' },
      })),
    };
    actions.createNode({
      ...fields,
      id: createNodeId(`AboutPictures ${language}`),
      internal: { type: 'AboutPictures', contentDigest: createContentDigest(fields) },
    });
  }
}

interface Picture {
  file?: string;
  focus?: string;
  alt: Descriptions;
}

interface Prepared {
  /** The id of a node. */
  file?: string;
  isOpaque: boolean;
  focus?: string;
  alt: Descriptions;
}

async function prepare(
  { file, focus, alt }: Picture,
  shapes: number[],
  { actions, createNodeId, getCache }: NodePluginArgs,
): Promise<Prepared> {
  if (!file) return { isOpaque: true, alt };
  const { name, ext } = parse(file);
  const original = await readFile(join(contentRoot(), pictureFile(file)));
  const picture = { bytes: original, extension: ext };
  const { bytes, extension } = await preparePicture(picture, shapes, focus);
  const node = await createFileNodeFromBuffer({
    buffer: bytes,
    // Becomes a part of addresses; the original may have any name.
    name: name.replace(/[^\p{L}\p{N}]+/gu, '-'),
    ext: extension,
    getCache,
    createNode: actions.createNode,
    createNodeId,
  });
  // Statistics are slow: they decode the picture.
  const { hasAlpha } = await sharp(bytes).metadata();
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque;
  return { file: node.id, isOpaque, focus, alt };
}
