import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from '../../../src/components/layout/ThemeSwitch';
import { words } from '../../samples';

const { site } = words;

test('The device decides until the visitor chooses light or dark', async () => {
  render(<ThemeSwitch words={site} />);
  expect(screen.getByRole('group', { name: site.theme })).toBeInTheDocument();
  const [system, light, dark] = screen.getAllByRole('radio');
  expect(system).toHaveAccessibleName(site.themeSystem);
  expect(light).toHaveAccessibleName(site.themeLight);
  expect(dark).toHaveAccessibleName(site.themeDark);
  expect(system).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: site.themeDark }));
  expect(dark).toBeChecked();
});
