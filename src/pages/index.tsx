import { graphql, type PageProps } from 'gatsby';
import { Helmet } from 'react-helmet';
import { PageHead } from '../components/head/PageHead';
import * as classes from '../components/layout/Front.deferred.module.css';
import { readPage } from '../components/pageQuery';
import { FittedText } from '../ui/FittedText';
import { pageLink } from '../ui/withPrefix';

const PATH = '/about/';

/** `/` leads to the About page in the visitor's language, `/<language>/` to that in its own. */
export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  const { shell, words } = readPage(data);
  const { company, language, languages } = shell;
  const { meta } = words.about;
  const target = pageLink(PATH, language);
  if (!language.isDefault || languages.length === 1)
    return (
      <p>
        <Helmet htmlAttributes={{ lang: language.code, dir: language.direction }}>
          <title>{meta.title}</title>
          <meta name="robots" content="noindex" />
          <meta httpEquiv="refresh" content={`0; url=${target}`} />
        </Helmet>
        <a href={target}>{meta.title}</a>
      </p>
    );
  const pages = Object.fromEntries(languages.map((entry) => [entry.code, pageLink(PATH, entry)]));
  return (
    <main className={`page-width ${classes.front}`}>
      <PageHead shell={shell} meta={meta} path={PATH} />
      <Helmet>
        <script data-pages={JSON.stringify(pages)}>{FRONT_SCRIPT}</script>
      </Helmet>
      <h1>
        <FittedText words={company.name}>
          <bdi>{company.name}</bdi>
        </FittedText>
      </h1>
      <ul className={classes.list}>
        {languages.map(({ code, name, direction }) => (
          <li key={code}>
            <a
              className={classes.link}
              href={pages[code]}
              lang={code}
              hrefLang={code}
              dir={direction}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

export const query = graphql`
  query IndexPage($language: String!) {
    ...PageParts
  }
`;
