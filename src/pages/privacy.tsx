import { graphql, type PageProps } from 'gatsby';
import { LegalPage } from '../components/legal/LegalPage';
import { readPage } from '../components/pageQuery';

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  return <LegalPage name="privacy" {...readPage(data)} />;
}

export const query = graphql`
  query PrivacyPage($language: String!) {
    ...PageParts
  }
`;
