import '../../content/fuzz/textCoding';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LiveMapOnRequest } from '../../../src/components/islands/LiveMapOnRequest';
import { settle } from '../../browserFeatures';
import { words } from '../../samples';

const consent = jest.fn();
jest.mock('../../../src/components/islands/consent/MapConsent', () => ({
  get MapConsent() {
    return consent();
  },
}));

const props = {
  office: { longitude: 23.64, latitude: 37.95 },
  language: 'en',
  id: 'notice',
  words: words.site,
};

beforeEach(() => {
  process.env.GATSBY_MAPBOX_TOKEN = 'pk.test';
  consent.mockReturnValue(({ language }: typeof props) => (
    <button type="button">Ask in {language}</button>
  ));
});

test('The built page has no button, as it would do nothing without JavaScript', () => {
  expect(renderToString(<LiveMapOnRequest {...props} />)).toBe('');
});

test('The button appears once its script has loaded', async () => {
  render(<LiveMapOnRequest {...props} />);
  expect(screen.queryByRole('button')).toBeNull();
  await settle();
  expect(screen.getByRole('button', { name: 'Ask in en' })).toBeInTheDocument();
});

test('The picture stays alone when the script fails to load', async () => {
  consent.mockImplementation(() => {
    throw new Error('ChunkLoadError');
  });
  const { container } = render(<LiveMapOnRequest {...props} />);
  await settle();
  expect(container).toBeEmptyDOMElement();
});

test('Without a token nothing is loaded', async () => {
  process.env.GATSBY_MAPBOX_TOKEN = '';
  const { container } = render(<LiveMapOnRequest {...props} />);
  await settle();
  expect(container).toBeEmptyDOMElement();
});
