/** @jest-environment node */
import type { ApiAsset, ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms';
import { PictureUrls, savedContents } from '../../../src/cms/preview/repository';
import { mapOf } from '../editor';

type Props = Pick<CustomPreviewTemplateProps, 'entry' | 'getCollection' | 'getAsset'>;
type Saved = Pick<ApiEntry, 'data' | 'i18n'>;

const nothingSaved = async () => [];

/** The CMS, with these pictures and entries. */
function cmsWith(
  assets: Record<string, { url: string }>,
  getCollection: Props['getCollection'] = nothingSaved,
) {
  const getAsset = jest.fn((path: string) => assets[path] as ApiAsset | undefined);
  const cms: Props = { entry: mapOf({}), getCollection, getAsset };
  return { ...cms, getAsset };
}

const lighthouse = '/pictures/lighthouse.jpg';
const rope = '/pictures/rope.jpg';

let created: string[];
let revoked: string[];
let fetching: jest.Mock;
beforeEach(() => {
  created = [];
  revoked = [];
  const createObjectURL = () => {
    const url = `blob:copy-${created.length}`;
    created.push(url);
    return url;
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: (url: string) => revoked.push(url) });
  fetching = jest.fn(async () => ({ blob: async () => ({}) }));
  Object.assign(globalThis, { fetch: fetching });
});

/** Begins to load, and resolves when `times` pictures have loaded. */
function load(pictures: PictureUrls, draft: unknown, cms: ReturnType<typeof cmsWith>, times = 1) {
  return new Promise<void>((resolve) => {
    let left = times;
    pictures.load(draft, cms, () => --left === 0 && resolve());
  });
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 80));

describe('The pictures of a draft', () => {
  test('have no address before they are loaded, and a copy’s after', async () => {
    const pictures = new PictureUrls();
    const draft = { pictures: { collage: [lighthouse], team: rope }, company: { name: 'Galini' } };
    expect(pictures.in(draft)).toEqual({ [lighthouse]: '', [rope]: '' });
    const cms = cmsWith({ [lighthouse]: { url: 'blob:a' }, [rope]: { url: 'blob:b' } });
    await load(pictures, draft, cms, 2);
    expect(pictures.in(draft)).toEqual({
      [lighthouse]: 'blob:copy-0',
      [rope]: 'blob:copy-1',
    });
    expect(fetching.mock.calls.map(([url]) => url)).toEqual(['blob:a', 'blob:b']);
  });

  test('are loaded once, however often they are requested', async () => {
    const pictures = new PictureUrls();
    const cms = cmsWith({ [lighthouse]: { url: 'blob:a' } });
    const draft = { collage: [lighthouse, lighthouse] };
    const loading = load(pictures, draft, cms);
    const again = jest.fn();
    pictures.load(draft, cms, again);
    await loading;
    pictures.load(draft, cms, again);
    await aMoment();
    expect(again).not.toHaveBeenCalled();
    expect(cms.getAsset).toHaveBeenCalledTimes(1);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('are shown at once while they are new', () => {
    const pictures = new PictureUrls();
    const draft = { team: 'blob:new' };
    expect(pictures.in(draft)).toEqual({ 'blob:new': 'blob:new' });
    const cms = cmsWith({});
    pictures.load(draft, cms, jest.fn());
    expect(cms.getAsset).not.toHaveBeenCalled();
  });

  test('appear when the CMS has loaded them, on a slow connection too', async () => {
    const pictures = new PictureUrls();
    const asset = { url: lighthouse };
    const loading = load(pictures, { team: lighthouse }, cmsWith({ [lighthouse]: asset }));
    await aMoment();
    expect(fetching).not.toHaveBeenCalled();
    asset.url = 'blob:a';
    await loading;
    expect(pictures.urlOf(lighthouse)).toBe('blob:copy-0');
  });

  test('are not loaded after the preview is closed', async () => {
    const pictures = new PictureUrls();
    const asset = { url: lighthouse };
    const onLoaded = jest.fn();
    pictures.load({ team: lighthouse }, cmsWith({ [lighthouse]: asset }), onLoaded);
    pictures.release();
    asset.url = 'blob:a';
    await aMoment();
    expect(onLoaded).not.toHaveBeenCalled();
    expect(created).toEqual([]);
  });

  test('may be missing, and may be added later', async () => {
    const pictures = new PictureUrls();
    const draft = { team: lighthouse };
    pictures.load(draft, cmsWith({}), jest.fn());
    await aMoment();
    expect(pictures.in(draft)).toEqual({ [lighthouse]: '' });
    await load(pictures, draft, cmsWith({ [lighthouse]: { url: 'blob:a' } }));
    expect(pictures.in(draft)).toEqual({ [lighthouse]: 'blob:copy-0' });
  });

  test('are loaded although one of them fails', async () => {
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const pictures = new PictureUrls();
    const cms = cmsWith({ [lighthouse]: { url: 'blob:gone' }, [rope]: { url: 'blob:b' } });
    const draft = { collage: [lighthouse, rope] };
    await load(pictures, draft, cms);
    expect(pictures.in(draft)).toEqual({ [lighthouse]: '', [rope]: 'blob:copy-0' });
  });

  test('are released with the preview', async () => {
    const pictures = new PictureUrls();
    const cms = cmsWith({ [lighthouse]: { url: 'blob:a' } });
    await load(pictures, { collage: [lighthouse, 'blob:new'] }, cms);
    expect(revoked).toEqual([]);
    pictures.release();
    // The CMS still needs its own.
    expect(revoked).toEqual(created);
    expect(revoked).toHaveLength(1);
  });

  test('are neither links nor other texts', () => {
    const draft = { url: 'https://www.example.com', label: 'Team', link: '/about/', none: null };
    expect(new PictureUrls().in(draft)).toEqual({});
  });
});

describe('Next to the edited entry', () => {
  const saved: Record<string, Saved> = {
    about: { data: { site: 'English' }, i18n: { el: { data: { site: 'Greek' } } } },
    company: { data: {}, i18n: { _default: { data: { name: 'Galini' } } } },
  };
  const getCollection = jest.fn(
    async (_: string, name = ''): ReturnType<Props['getCollection']> =>
      saved[name] ? mapOf(saved[name]) : [],
  );

  test('the preview shows the others as they are saved', async () => {
    expect(await savedContents(cmsWith({}, getCollection), 'en')).toEqual({
      about: { site: 'English' },
      company: { name: 'Galini' },
      pictures: undefined,
      imprint: undefined,
      privacy: undefined,
    });
    expect(getCollection).toHaveBeenCalledWith('_singletons', 'about');
  });

  test('the preview shows them in its own language', async () => {
    const { about, company } = await savedContents(cmsWith({}, getCollection), 'el');
    expect([about, company]).toEqual([{ site: 'Greek' }, { name: 'Galini' }]);
  });
});
