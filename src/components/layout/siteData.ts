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
      drawnMap {
        office {
          longitude
          latitude
        }
        language
        credit
        creditLanguage
      }
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
    legalTexts: allLegalText {
      nodes {
        page
        language
      }
    }
    ...PageWords
  }

  fragment PageWords on Query {
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
    legalName
    logo {
      src
      width
      height
      isWide
      scheme
    }
    url
    phones {
      text
      uri
    }
    email
    mapsUrl
    office {
      longitude
      latitude
    }
    openingHours {
      text {
        language
        text
      }
      forSearchEngines
    }
    links {
      label {
        language
        text
      }
      url
      isProfile
    }
    legal {
      form
      register
      vatId
      representative
      authority
    }
  }

  fragment LanguageEntry on Language {
    code
    name
    isDefault
  }
`;
