import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { Layout } from '../components/layout/Layout';
import * as classes from '../components/layout/NotFound.deferred.module.css';
import { readPage } from '../components/pageQuery';
import { markBreaks } from '../model/lineBreaks';
import { FittedText } from '../ui/FittedText';
import { Picture } from '../ui/Picture';
import { TextWithPhones } from '../ui/TextWithPhones';
import { pageLink } from '../ui/withPrefix';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { shell, words, languageData } = readPage(data);
  const { meta, title, text, link } = words.notFound;
  const [picture] = languageData.pictures.collage;
  return (
    <Layout shell={shell} words={words.labels} path="/404/">
      <PageHead shell={shell} meta={meta} />
      <section className={`page-width ${classes.block}`}>
        <div>
          <h1>
            <FittedText words={markBreaks(title)}>
              <TextWithPhones text={markBreaks(title)} />
            </FittedText>
          </h1>
          <p className={classes.text}>
            <TextWithPhones text={text} />
          </p>
          <p>
            <a className={classes.link} href={pageLink('/about/', shell.language)}>
              {link}
            </a>
          </p>
        </div>
        {/* Says nothing here. */}
        {picture && (
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 60rem) 50vw, 100vw"
            className={classes.picture}
          />
        )}
      </section>
    </Layout>
  );
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...PageParts
    languageData(language: { eq: $language }) {
      pictures {
        collage {
          ...Picture
        }
      }
    }
  }
`;
