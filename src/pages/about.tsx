// First, so that the components' styles can override it.
import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { Collage } from '../components/about/Collage';
import { Intro } from '../components/about/Intro';
import { Location } from '../components/about/Location';
import { Mission } from '../components/about/Mission';
import { People } from '../components/about/People';
import { TextSection } from '../components/about/TextSection';
import { Title } from '../components/about/Title';
import { AboutHead } from '../components/head/AboutHead';
import { BelowFoldStyles } from '../components/layout/BelowFoldStyles';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/useWords';
import { wordStep } from '../components/wordStep';
import { assertComplete } from '../content/assertComplete';

const PATH = '/about/';

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const words = useWords(data);
  const { about } = words.page;
  const site = assertComplete(data);
  const { company, language, pictures } = site;
  const { mission, team, value } = about;
  const word = wordStep([mission, team, value].map((words) => words?.title ?? ''));
  return (
    <Layout site={site} words={words.site} path={PATH}>
      <AboutHead site={site} words={about} path={PATH} />
      <Title words={about.title} />
      <Collage pictures={pictures.collage} />
      <BelowFoldStyles />
      <Intro text={about.intro.text} />
      <Mission words={mission} picture={pictures.team} word={word} />
      <TextSection words={team} id="team" word={word}>
        {pictures.people.length > 0 && <People people={pictures.people} />}
      </TextSection>
      <TextSection words={value} id="value" word={word} />
      <Location
        words={about.map}
        siteWords={words.site}
        company={company}
        language={language}
        pictures={pictures}
        isMapOnRequest={site.site.siteMetadata?.liveMap === 'onRequest'}
      />
    </Layout>
  );
}

export const query = graphql`
  query AboutPage($language: String!) {
    ...SiteData
    site {
      siteMetadata {
        liveMap
      }
    }
    pictures: aboutPictures(language: { eq: $language }) {
      collage {
        ...Picture
      }
      team {
        ...TeamPicture
      }
      map {
        ...Picture
      }
      mapDark {
        ...Picture
      }
      mapCredit
      people {
        ...Person
      }
    }
  }
`;
