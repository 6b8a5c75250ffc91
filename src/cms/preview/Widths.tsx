/** @jsxRuntime classic */
/** @jsx h */
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from '../react';
import { translate } from '../words';

/** The page's width in CSS pixels. */
export const WIDTHS = { phone: 390, desk: 1280 };
export type Width = keyof typeof WIDTHS;

interface Props {
  chosen: Width;
  onChoose: (width: Width) => void;
}

/** Buttons for the preview's width. */
export function Widths({ chosen, onChoose }: Props) {
  const button = (width: Width, label: string) => (
    <button type="button" aria-pressed={width === chosen} onClick={() => onChoose(width)}>
      {label}
    </button>
  );
  return (
    <fieldset aria-label={translate('Width of the preview')}>
      {button('phone', translate('Mobile'))}
      {button('desk', translate('Desktop'))}
    </fieldset>
  );
}
