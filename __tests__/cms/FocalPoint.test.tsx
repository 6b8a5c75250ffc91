import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { FocalPoint } from '../../src/cms/FocalPoint';

window.h = createElement;

/** A form with a picture and the input for its focal point. */
function form(onChange: (value: unknown) => void) {
  const props = { value: '20% 30%', onChange };
  return (
    <div data-mode="edit">
      <div data-key-path="team.file">
        <img src="blob:sea" alt="" />
      </div>
      <div data-key-path="team.focus">
        <FocalPoint {...(props as unknown as FocalPoint['props'])} />
      </div>
    </div>
  );
}

test('The point is set by a click on the picture, and by a slider for each direction', () => {
  const onChange = jest.fn();
  const { container } = render(form(onChange));
  const frame = container.querySelector('.frame');
  if (!frame) throw new Error('There is no picture.');
  frame.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
  fireEvent.click(frame, { clientX: 200, clientY: 100 });
  expect(onChange).toHaveBeenLastCalledWith('25% 25%');
  fireEvent.change(screen.getByLabelText('From the left'), { target: { value: '60' } });
  expect(onChange).toHaveBeenLastCalledWith('60% 30%');
  fireEvent.change(screen.getByLabelText('From the top'), { target: { value: '5' } });
  expect(onChange).toHaveBeenLastCalledWith('20% 5%');
});
