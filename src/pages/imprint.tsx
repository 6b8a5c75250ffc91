import { graphql, type PageProps } from 'gatsby';
import { LegalPage } from '../components/legal/LegalPage';
import { readPage } from '../components/pageQuery';

export default function ImprintPage({ data }: PageProps<Queries.ImprintPageQuery>) {
  return <LegalPage name="imprint" {...readPage(data)} />;
}

export const query = graphql`
  query ImprintPage($language: String!) {
    ...PageParts
  }
`;
