import { graphql, type PageProps } from 'gatsby';
import { LegalDetails, LegalPage } from '../components/legal/LegalPage';
import { readPage } from '../components/pageQuery';

export default function ImprintPage({ data }: PageProps<Queries.ImprintPageQuery>) {
  const { site, words } = readPage(data);
  return (
    <LegalPage name="imprint" site={site} words={words}>
      <LegalDetails details={site.company.legal} words={words.labels.imprint} />
    </LegalPage>
  );
}

export const query = graphql`
  query ImprintPage($language: String!) {
    ...PageData
  }
`;
