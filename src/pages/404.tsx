// First, so that the components' styles can override it.
import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { withPrefix } from '../client/withPrefix';
import { PageHead } from '../components/head/PageHead';
import { Layout } from '../components/layout/Layout';
import { NotFound } from '../components/layout/NotFound';
import { type PageQuery, readPage } from '../components/pageQuery';
import { localizedPath } from '../model/languages/languages';

export default function NotFoundPage({ data }: PageProps<PageQuery>) {
  const { site, words } = readPage(data);
  const { notFound, labels } = words;
  const { code, isDefault } = site.language;
  return (
    <Layout site={site} words={labels} path="/404/">
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
    ...PageData
  }
`;
