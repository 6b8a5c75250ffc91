// First, so that the components' styles can override it.
import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { LegalDetails } from '../components/legal/LegalDetails';
import { LegalPage } from '../components/legal/LegalPage';
import { useWords } from '../components/useWords';
import { assertComplete } from '../content/assertComplete';

export default function ImprintPage({ data }: PageProps<Queries.ImprintPageQuery>) {
  const words = useWords(data);
  const site = assertComplete(data);
  return (
    <LegalPage name="imprint" site={site} words={words}>
      <LegalDetails details={site.company.legal} words={words.page.imprint} />
    </LegalPage>
  );
}

export const query = graphql`
  query ImprintPage($language: String!) {
    ...SiteData
    legalText(page: { eq: "imprint" }, language: { eq: $language }) {
      content
    }
  }
`;
