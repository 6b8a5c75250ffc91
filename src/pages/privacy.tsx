// First, so that the components' styles can override it.
import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { LegalPage } from '../components/legal/LegalPage';
import { useWords } from '../components/useWords';
import { assertComplete } from '../content/assertComplete';

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  return <LegalPage name="privacy" site={assertComplete(data)} words={useWords(data)} />;
}

export const query = graphql`
  query PrivacyPage($language: String!) {
    ...SiteData
    legalText(page: { eq: "privacy" }, language: { eq: $language }) {
      content
    }
  }
`;
