import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { OfficeMap } from '../../../src/components/about/OfficeMap';
import { company, noPicture, pictureOf, shellIn, withoutFile, words } from '../../tools/samples';

const name = 'Map of the harbour';
const CREDIT = 'Coastline: GSHHG';
const drawnOnly = { map: withoutFile(name), mapDark: noPicture, mapCredit: null };

interface Changes {
  shell?: Parameters<typeof shellIn>[1];
  pictures?: ComponentProps<typeof OfficeMap>['pictures'];
}

function show({ shell, pictures = drawnOnly }: Changes = {}, token = '') {
  process.env.GATSBY_MAPBOX_TOKEN = token;
  const data = shellIn('en', shell);
  return render(<OfficeMap shell={data} pictures={pictures} words={words.labels} />).container;
}

const maps = () => screen.getAllByRole('img', { name });
const sources = () => maps().map((image) => image.getAttribute('src'));

test('The credit is in the language of its text', () => {
  show({ shell: { drawnMap: { language: 'en', credit: CREDIT, creditLanguage: 'de' } } });
  expect(screen.getByText(CREDIT)).toHaveAttribute('lang', 'de');
});

test('Without a drawn map there is no picture, and no credit', () => {
  show({ shell: { drawnMap: undefined } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText(CREDIT)).toBeNull();
});

test("The owner's own picture replaces the drawn map, and may have a dark version and a credit", () => {
  const map = pictureOf('own-map', name);
  show({ pictures: { ...drawnOnly, map } });
  expect(sources()).toEqual(['/own-map.jpg']);
  expect(screen.queryByText(CREDIT)).toBeNull();
  cleanup();
  const mapDark = pictureOf('own-night', name);
  show({ pictures: { map, mapDark, mapCredit: '© Example Maps' } });
  const [source] = maps().flatMap((image) => image.parentElement?.querySelector('source') ?? []);
  expect(source?.media).toContain('prefers-color-scheme: dark');
  expect(source?.srcset).toContain('/own-night');
  expect(screen.getByText('© Example Maps')).toBeInTheDocument();
});

test('On request, there is only the picture, and what the browser needs to ask for consent', () => {
  // Without WebGL nothing is asked.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  const container = show({ shell: { liveMap: 'onRequest' } }, 'pk.test');
  expect(maps()).toHaveLength(1);
  expect(container.querySelector('.live')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  const island = container.querySelector<HTMLElement>('[data-island]');
  expect(island?.dataset.island).toBe('LiveMap');
  const { mapNotice, mapShow, mapHide, mapFailed } = words.labels;
  expect(JSON.parse(island?.dataset.props ?? '')).toEqual({
    office: company.office,
    language: 'en',
    consent: { mapNotice, mapShow, mapHide, mapFailed },
  });
  expect(container.firstElementChild).toHaveAttribute('data-consent');
});
