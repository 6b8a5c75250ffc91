import { render, screen } from '@testing-library/react';
import { SkipLink } from '../../../src/components/layout/SkipLink';
import { words } from '../../samples';

test('The link leads to its target on the same page', () => {
  render(<SkipLink text={words.site.skip} target="content" />);
  expect(screen.getByRole('link', { name: words.site.skip })).toHaveAttribute('href', '#content');
});
