import { contentRoot } from '../../src/files/contentRoot';
import { readContent } from '../../src/files/read';
import { viewData } from '../../src/model/viewData';

/** The pictures' descriptions in a language. */
export function descriptionsIn(code: string, root = contentRoot()) {
  const { collage, sections, services, map } = viewData(readContent(root), code).pictures;
  return {
    collage: collage.map(({ alt }) => alt),
    sections: [...sections.flatMap(({ picture }) => picture ?? []), ...services].map(
      ({ alt }) => alt,
    ),
    map: map.alt,
  };
}
