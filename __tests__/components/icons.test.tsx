import { parse } from 'node:path';
import { render } from '@testing-library/react';
import { listFiles } from '../../src/content/files/listFiles';

const icons = listFiles('.', 'src/components/icons').filter((file) => !file.endsWith('/Icon.tsx'));

test.each(icons)('%s draws something, and says nothing to screen readers', (file) => {
  const Icon = require(`../../${file}`)[parse(file).name];
  const { container } = render(<Icon />);
  expect(container.querySelector('svg[aria-hidden=true] > path')).toHaveAttribute('d');
});
