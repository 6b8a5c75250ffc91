import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { FocalPoint } from '../../src/cms/FocalPoint';

window.h = createElement;

const picture = { file: '/pictures/sea.jpg', focus: '20% 30%' };

/** A form with a picture and the input for its focal point. */
function form(data: object, onChange: (value: unknown) => void) {
  const props = { value: picture.focus, onChange, entry: { toJS: () => ({ data }) } };
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

function open() {
  const onChange = jest.fn();
  const { container, rerender } = render(form({ team: picture }, onChange));
  return { onChange, container, change: (data: object) => rerender(form(data, onChange)) };
}

test('The point is set by a click on the picture, and by a slider for each direction', () => {
  const { onChange, container } = open();
  const frame = container.querySelector('.frame');
  if (!frame) throw new Error('There is no picture.');
  frame.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
  fireEvent.click(frame, { clientX: 200, clientY: 100 });
  expect(onChange).toHaveBeenLastCalledWith('25% 25%');
  fireEvent.click(frame, { clientX: 501, clientY: 49 });
  expect(onChange).toHaveBeenLastCalledWith('100% 0%');
  fireEvent.change(screen.getByLabelText('From the left'), { target: { value: '60' } });
  expect(onChange).toHaveBeenLastCalledWith('60% 30%');
  fireEvent.change(screen.getByLabelText('From the top'), { target: { value: '5' } });
  expect(onChange).toHaveBeenLastCalledWith('20% 5%');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('It is forgotten with its picture, and kept when the picture moves', () => {
  const other = { file: '/pictures/harbour.jpg' };
  const { onChange, change } = open();
  change({ team: { ...picture, file: '' } });
  change({ team: other, collage: [picture] });
  expect(onChange).not.toHaveBeenCalled();
  change({ team: { file: 'blob:new' }, collage: [picture] });
  expect(onChange).toHaveBeenCalledWith('');
});
