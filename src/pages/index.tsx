// First, so that the components' styles can override it.
import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { Helmet } from 'react-helmet';
import { useWords } from '../components/useWords';
import { assertComplete } from '../content/assertComplete';
import { localizedPath } from '../content/languages/languages';
import { withPrefix } from '../dom/withPrefix';

/** `/` and `/<language>/`: redirects to the About page on hosts that have no redirect rule for it. */
export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  const { title } = useWords(data).page.about.meta;
  const { code, direction, isDefault } = assertComplete(data).language;
  const target = withPrefix(localizedPath('/about/', code, isDefault));
  return (
    <p>
      <Helmet htmlAttributes={{ lang: code, dir: direction }}>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
      </Helmet>
      <a href={target}>{title}</a>
    </p>
  );
}

export const query = graphql`
  query IndexPage($language: String!) {
    language(code: { eq: $language }) {
      code
      direction
      isDefault
    }
    ...PageWords
  }
`;
