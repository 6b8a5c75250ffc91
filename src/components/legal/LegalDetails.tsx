import type { Labels } from '../../model/model';
import type { CompanyData } from '../../model/pageData';
import * as classes from './LegalDetails.deferred.module.css';

interface Props {
  details: CompanyData['legal'];
  words: Labels['imprint'];
}

const NAMES = ['form', 'register', 'vatId', 'representative', 'authority'] as const;

export function LegalDetails({ details, words }: Props) {
  const given = NAMES.filter((name) => details?.[name]);
  if (given.length === 0) return null;
  return (
    <dl className={classes.list}>
      {given.map((name) => (
        <div key={name} className={classes.row}>
          <dt>{words[name]}</dt>
          <dd>
            <bdi>{details?.[name]}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
