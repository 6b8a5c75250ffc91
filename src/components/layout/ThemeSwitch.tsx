import type { ReactNode } from 'react';
import type { SiteWords } from '../../content/model';
import { DeviceIcon, MoonIcon, SunIcon } from '../icons';
import * as classes from './ThemeSwitch.deferred.module.css';

export type ThemeWords = Pick<SiteWords, 'theme' | 'themeSystem' | 'themeLight' | 'themeDark'>;

/** Works without scripts, through `src/styles/theme.css`; `src/client/theme.ts` stores the choice. */
export function ThemeSwitch({ words }: { words: ThemeWords }) {
  return (
    <fieldset className={classes.themes}>
      <legend className="visually-hidden">{words.theme}</legend>
      <Theme name="system" text={words.themeSystem} icon={<DeviceIcon />} isDefault />
      <Theme name="light" text={words.themeLight} icon={<SunIcon />} />
      <Theme name="dark" text={words.themeDark} icon={<MoonIcon />} />
    </fieldset>
  );
}

interface ThemeProps {
  name: string;
  text: string;
  icon: ReactNode;
  isDefault?: boolean;
}

function Theme({ name, text, icon, isDefault }: ThemeProps) {
  return (
    <label className={classes.theme} title={text}>
      <input
        className={classes.input}
        type="radio"
        name="theme"
        value={name}
        defaultChecked={isDefault}
        // Keeps browsers from restoring an older choice than the stored one.
        autoComplete="off"
      />
      {icon}
      <span className="visually-hidden">{text}</span>
    </label>
  );
}
