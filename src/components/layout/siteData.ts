import { graphql } from 'gatsby';

/** What every page needs: the company, the languages, this language's words. */
export const siteData = graphql`
  fragment SiteData on Query {
    company {
      ...CompanyData
    }
    language(code: { eq: $language }) {
      code
      direction
      script
      isDefault
      isDraft
      mapLanguage
      openGraphLocale
      card {
        src
        alt
      }
      suggestions
    }
    languages: allLanguage(sort: { position: ASC }) {
      nodes {
        ...LanguageEntry
      }
    }
    site {
      siteMetadata {
        year
        isPreview
      }
    }
    locales: allLocale(filter: { language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }

  fragment CompanyData on Company {
    name
    url
    phone
    phoneUri
    email
    mapsUrl
    office {
      longitude
      latitude
    }
  }

  fragment LanguageEntry on Language {
    code
    name
    isDefault
  }
`;
