// Before the styles of what the page is made of, which may differ from it.
import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { Collage } from '../about/Collage';
import { Intro } from '../about/Intro';
import { Location } from '../about/Location';
import { Mission } from '../about/Mission';
import { Team } from '../about/Team';
import { Title } from '../about/Title';
import { Values } from '../about/Values';
import { complete } from '../content/complete';
import { useWords } from '../content/useWords';
import { AboutHead } from '../head/AboutHead';
import { BelowFoldStyles } from '../layout/BelowFoldStyles';
import { Layout } from '../layout/Layout';

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const words = useWords(data);
  const { about } = words.page;
  const site = complete(data);
  const { company, language, pictures } = site;
  return (
    <Layout site={site} words={words.site} path="/about/">
      <AboutHead site={site} words={about} />
      <Title words={about.title} />
      <Collage pictures={pictures.collage} descriptions={about.intro.collage} />
      <BelowFoldStyles />
      <Intro text={about.intro.text} />
      <Mission words={about.mission} picture={pictures.team} />
      <Team words={about.team} />
      <Values words={about.value} />
      <Location words={about.map} siteWords={words.site} company={company} language={language} />
    </Layout>
  );
}

export const query = graphql`
  query AboutPage($language: String!) {
    ...SiteData
    pictures: aboutPictures {
      collage {
        ...Picture
      }
      team {
        ...Picture
      }
    }
  }
`;
