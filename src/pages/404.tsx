// First, so that the components' styles can override it.
import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { Layout } from '../components/layout/Layout';
import { NotFound } from '../components/layout/NotFound';
import { useWords } from '../components/useWords';
import { assertComplete } from '../content/assertComplete';
import { localizedPath } from '../content/languages/languages';
import { withPrefix } from '../dom/withPrefix';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const words = useWords(data);
  const { notFound } = words.page;
  const site = assertComplete(data);
  const { code, isDefault } = site.language;
  return (
    <Layout site={site} words={words.site} path="/404/">
      <PageHead site={site} meta={notFound.meta} />
      <NotFound
        words={notFound}
        aboutPath={withPrefix(localizedPath('/about/', code, isDefault))}
      />
    </Layout>
  );
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...SiteData
  }
`;
