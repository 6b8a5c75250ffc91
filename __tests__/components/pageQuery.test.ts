import { readPage } from '../../src/components/pageQuery';
import { queryIn, siteDataIn, words } from '../samples';

test('A page has the words of all files of its language, and what every page shows', () => {
  expect(readPage(queryIn('en'))).toEqual({ words, site: siteDataIn('en') });
});
