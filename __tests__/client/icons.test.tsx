import { render } from '@testing-library/react';
import * as icons from '../../src/client/icons';

test.each(Object.entries(icons))(
  '%s draws something, and says nothing to screen readers',
  (_, Icon) => {
    const { container } = render(<Icon />);
    expect(container.querySelector('svg[aria-hidden=true] > path')).toHaveAttribute('d');
  },
);
