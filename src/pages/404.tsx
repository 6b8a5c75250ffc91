// First, so that the components' styles can override it.
import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { NotFound } from '../components/layout/NotFound';
import { type PageQuery, readPage } from '../components/pageQuery';

export default function NotFoundPage({ data }: PageProps<PageQuery>) {
  return <NotFound {...readPage(data)} />;
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...PageData
  }
`;
