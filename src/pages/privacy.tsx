// First, so that the components' styles can override it.
import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { LegalPage, type LegalText } from '../components/legal/LegalPage';
import { type PageQuery, readPage } from '../components/pageQuery';

export default function PrivacyPage({ data }: PageProps<PageQuery & LegalText>) {
  return <LegalPage name="privacy" {...readPage(data)} text={data.legalText.content} />;
}

export const query = graphql`
  query PrivacyPage($language: String!) {
    ...PageData
    legalText(page: { eq: "privacy" }, language: { eq: $language }) {
      content
    }
  }
`;
