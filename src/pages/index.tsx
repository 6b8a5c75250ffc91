import { graphql, type PageProps } from 'gatsby';
import { Helmet } from 'react-helmet';
import { readPage } from '../components/pageQuery';
import { pageLink } from '../ui/withPrefix';

/** `/` and `/<language>/`: redirects to the About page on hosts that have no redirect rule for it. */
export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  const { site, words } = readPage(data);
  const { title } = words.about.meta;
  const { code, direction } = site.language;
  const target = pageLink('/about/', site.language);
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
    ...PageData
  }
`;
