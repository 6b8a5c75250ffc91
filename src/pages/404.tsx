// Before the styles of what the page is made of, which may differ from it.
import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { complete } from '../content/complete';
import { localizedPath } from '../content/languages';
import { useWords } from '../content/useWords';
import { PageHead } from '../head/PageHead';
import { Layout } from '../layout/Layout';
import { NotFound } from '../layout/NotFound';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const words = useWords(data);
  const { notFound } = words.page;
  const site = complete(data);
  const { code, isDefault } = site.language;
  return (
    <Layout site={site} words={words.site} path="/404/">
      <PageHead meta={notFound.meta} language={site.language} />
      <NotFound words={notFound} aboutPath={localizedPath('/about/', code, isDefault)} />
    </Layout>
  );
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...SiteData
  }
`;
