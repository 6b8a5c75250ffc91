import type { SiteWords } from '../../content/model';
import * as classes from './AddressPanel.deferred.module.css';

export interface AddressPanelProps {
  address: string;
  /** Address of a map on another site. */
  mapsUrl: string;
  words: Pick<SiteWords, 'openMap' | 'newTab'>;
}

/** In place of a map of the office, if there is none. */
export function AddressPanel({ address, mapsUrl, words }: AddressPanelProps) {
  return (
    <div className={classes.panel}>
      <div className={classes.words}>
        <p className={classes.address}>{address}</p>
        <a className={classes.link} href={mapsUrl} target="_blank" rel="noopener">
          {words.openMap}
          <span className="visually-hidden"> ({words.newTab})</span>
        </a>
      </div>
    </div>
  );
}
