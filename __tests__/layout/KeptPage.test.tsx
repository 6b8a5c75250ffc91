import { render } from '@testing-library/react';
import { KeptPage } from '../../src/layout/KeptPage';

function Broken(): never {
  throw new Error('Broken');
}

test('A page whose component throws keeps what stood there, and stands still', () => {
  const onReady = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div><p>Every <a href="/about/">word</a></p></div>';
  const container = document.body.firstElementChild;
  if (!(container instanceof HTMLElement)) throw new Error('There is no page.');
  render(
    <KeptPage of={container} onReady={onReady}>
      <Broken />
    </KeptPage>,
    { container },
  );
  expect(container).toHaveTextContent('Every word');
  expect(container.querySelector('a')).toHaveAttribute('href', '/about/');
  expect(document.documentElement).toHaveAttribute('data-still');
  expect(onReady).not.toHaveBeenCalled();
});
