import { graphql } from 'gatsby';
import { type MapSize, type MapTheme, mapFile, mapSizes } from '../../../plugins/office-map';
import { Island } from '../../islands/Island';
import type { Labels } from '../../model/model';
import { DARK } from '../../model/pictures';
import type { Shell } from '../../model/viewData';
import { Picture } from '../../ui/Picture';
import { withPrefix } from '../../ui/withPrefix';
import * as classes from './OfficeMap.deferred.module.css';

/** Whether the page shows any map. */
export const hasMap = (shell: Shell, { map }: Queries.MapPicturesFragment): boolean =>
  Boolean(map.file || shell.drawnMap || process.env.GATSBY_MAPBOX_TOKEN);

interface Props {
  shell: Shell;
  /** The owner's own map, if there is one, and the alternative text. */
  pictures: Queries.MapPicturesFragment;
  words: Labels;
}

/**
 * A map that can't be moved: a picture and, with a token, the live map over it. One marker serves both, as the office is
 * always in the middle.
 */
export function OfficeMap({ shell, pictures, words }: Props) {
  const { mapNotice, mapShow, mapHide, mapFailed } = words;
  const live = {
    office: shell.company.office,
    language: shell.language.code,
    consent: shell.liveMap === 'onRequest' ? { mapNotice, mapShow, mapHide, mapFailed } : undefined,
  };
  return (
    <div
      className={classes.map}
      data-consent={process.env.GATSBY_MAPBOX_TOKEN && live.consent ? true : undefined}
    >
      <MapPicture shell={shell} pictures={pictures} />
      {process.env.GATSBY_MAPBOX_TOKEN && <Island name="LiveMap" props={live} />}
      {/* Hidden from screen readers, as the picture has an alternative text. */}
      <svg className={classes.marker} viewBox="0 0 36 46" width="36" height="46" aria-hidden="true">
        <path strokeWidth="1.5" d="M18 45C8 32 2 25 2 17.5a16 16 0 0 1 32 0C34 25 28 32 18 45z" />
        <circle cx="18" cy="17.5" r="5.5" />
      </svg>
    </div>
  );
}

/**
 * Shows the office's own map picture; without one, the drawn map, if it was drawn for this position; otherwise
 * rings, as on a sea chart.
 */
function MapPicture({ shell, pictures }: Pick<Props, 'shell' | 'pictures'>) {
  const { drawnMap } = shell;
  const { map, mapDark, mapCredit } = pictures;
  if (map.file)
    return (
      <>
        <Picture
          className={classes.picture}
          picture={map}
          dark={mapDark}
          sizes="(min-width: 60rem) 58vw, 100vw"
        />
        {mapCredit && <small className={classes.credit}>{mapCredit}</small>}
      </>
    );
  if (drawnMap) {
    const { language: code, credit, creditLanguage } = drawnMap;
    const file = (size: MapSize, theme: MapTheme) =>
      withPrefix(`/map/${mapFile(size, code, theme)}`);
    return (
      <>
        <picture className={classes.picture}>
          <source
            media={`${DARK} and (min-width: 60rem)`}
            srcSet={file('wide', 'dark')}
            {...mapSizes.wide}
          />
          <source media={DARK} srcSet={file('narrow', 'dark')} {...mapSizes.narrow} />
          {/* Also on paper, so that a wide screen prints the map that it has loaded. */}
          <source
            media="(min-width: 60rem), print"
            srcSet={file('wide', 'light')}
            {...mapSizes.wide}
          />
          <img src={file('narrow', 'light')} alt={map.alt} loading="lazy" {...mapSizes.narrow} />
        </picture>
        <small className={classes.credit}>
          <bdi lang={creditLanguage}>{credit}</bdi>
        </small>
      </>
    );
  }
  return <div className={`${classes.picture} ${classes.rings}`} />;
}

export const mapFragment = graphql`
  fragment MapPictures on Pictures {
    map {
      ...Picture
    }
    mapDark {
      ...Picture
    }
    mapCredit
  }
`;
