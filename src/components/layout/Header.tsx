import { DARK } from '../../model/pictures';
import type { CompanyLogo, LogoFile, Shell } from '../../model/viewData';
import { FittedText } from '../../ui/FittedText';
import { ChevronIcon, GlobeIcon } from '../../ui/icons';
import { pageLink, withPrefix } from '../../ui/withPrefix';
import * as classes from './Header.module.css';

interface Props {
  shell: Pick<Shell, 'company' | 'language' | 'languages'>;
  /** The path, without a language, of the page to link to for a language: `/about/`. */
  pathIn: (language: string) => string;
  /** Accessible name of the list of languages. */
  label: string;
}

export function Header(props: Props) {
  const { company, language, languages } = props.shell;
  const { name, logo } = company;
  return (
    <header className={`page-width ${classes.header}`}>
      <a
        className={classes.name}
        href={pageLink('/about/', language)}
        data-name={name}
        data-line={longerLine(name)}
      >
        {logo && <Logo logo={logo} name={name} />}
        {!logo?.isWide && (
          <span className={classes.text}>
            <FittedText words={name}>
              <bdi>{name}</bdi>
            </FittedText>
          </span>
        )}
      </a>
      {languages.length > 1 && <LanguageSwitcher {...props} />}
    </header>
  );
}

function Logo({ logo, name }: { logo: CompanyLogo; name: string }) {
  const { light, dark, isWide } = logo;
  // In the editor's preview, the address may be that of a file that is not saved yet.
  const addressOf = ({ src }: LogoFile) => (src.startsWith('/') ? withPrefix(src) : src);
  const plates = [light.plate && 'light', dark.plate && 'dark'].filter(Boolean);
  return (
    <picture>
      {dark.src !== light.src && (
        <source media={DARK} srcSet={addressOf(dark)} width={dark.width} height={dark.height} />
      )}
      <img
        data-plate={plates.join(' ') || undefined}
        src={addressOf(light)}
        alt={isWide ? name : ''}
        width={light.width}
        height={light.height}
      />
    </picture>
  );
}

/** The longer of the two lines, as equal as possible, that a name has beside the language button on a phone. */
function longerLine(name: string): string {
  const words = name.split(' ');
  const longer = words.map((_, index) =>
    [words.slice(0, index), words.slice(index)]
      .map((line) => line.join(' '))
      .reduce((longest, line) => (line.length > longest.length ? line : longest)),
  );
  return longer.reduce((shortest, line) => (line.length < shortest.length ? line : shortest));
}

const LIST = 'page-languages';

/** React 18 supports neither attribute, but passes on their lower-case names. */
const popoverTarget = { popovertarget: LIST };
const popover = { popover: 'auto' };

/**
 * Plain links, so that it works before and without JavaScript. On wide screens a row; on narrow screens a popover,
 * which browsers open and close natively.
 */
function LanguageSwitcher({ shell, pathIn, label }: Props) {
  const { code: current, name } = shell.language;
  return (
    <nav className="screen-only" aria-label={label}>
      <button type="button" className={classes.button} {...popoverTarget}>
        <GlobeIcon />
        <span className="visually-hidden">{label}: </span>
        {name}
        <ChevronIcon />
      </button>
      <ul id={LIST} className={classes.list} {...popover}>
        {shell.languages.map(({ code, name, isDefault }) => (
          <li key={code}>
            <a
              className={classes.link}
              href={pageLink(pathIn(code), { code, isDefault })}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
