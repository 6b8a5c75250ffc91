import { FittedText } from '../../client/FittedText';
import { pageLink } from '../../client/withPrefix';
import type { Words } from '../../model/model';
import type { SiteData } from '../../model/pageData';
import { PageHead } from '../head/PageHead';
import { Layout } from './Layout';
import * as classes from './NotFound.deferred.module.css';

interface Props {
  site: SiteData;
  words: Words;
}

/** The whole page. */
export function NotFound({ site, words: { notFound, labels } }: Props) {
  return (
    <Layout site={site} words={labels} path="/404/">
      <PageHead site={site} meta={notFound.meta} />
      <section className={`page-width ${classes.block}`}>
        <h1>
          <FittedText words={notFound.title}>{notFound.title}</FittedText>
        </h1>
        <p className={classes.text}>{notFound.text}</p>
        <p>
          <a className={classes.link} href={pageLink('/about/', site.language)}>
            {notFound.link}
          </a>
        </p>
      </section>
    </Layout>
  );
}
