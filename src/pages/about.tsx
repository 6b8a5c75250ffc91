import { graphql, type PageProps } from 'gatsby';
import { DeferredStyles } from '../../plugins/light-pages';
import { Collage } from '../components/about/Collage';
import { Location } from '../components/about/Location';
import { People } from '../components/about/People';
import { Intro, Section } from '../components/about/Section';
import { Title } from '../components/about/Title';
import { OrganizationJsonLd } from '../components/head/OrganizationJsonLd';
import { PageHead } from '../components/head/PageHead';
import { Layout } from '../components/layout/Layout';
import { readPage } from '../components/pageQuery';
import { markBreaks } from '../model/lineBreaks';
import type { SectionName } from '../model/model';

const PATH = '/about/';

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { shell, words, languageData } = readPage(data);
  const { about, labels } = words;
  const { pictures } = languageData;
  const { meta, title, intro, map } = about;
  const sections = pictures.sections.map(({ name, picture }) => ({
    name,
    picture,
    words: about[name as SectionName],
  }));
  /** Below the title, headings fit the longest word of all, so that none is larger than the title. */
  const headings = [
    ...[title.first, title.second, title.third],
    ...sections.map(({ words }) => words?.title ?? ''),
    ...map.slides,
  ]
    .map(markBreaks)
    .join(' ');
  return (
    <Layout shell={shell} words={labels} path={PATH}>
      <PageHead shell={shell} meta={meta} path={PATH} />
      <OrganizationJsonLd shell={shell} address={map.address} />
      <Title words={title} siteUrl={shell.company.url} />
      <Collage pictures={pictures.collage} slots={shell.look?.collage ?? []} />
      <DeferredStyles />
      <Intro text={intro.text} />
      {sections.map(({ name, words, picture }) => (
        <Section key={name} id={name} words={words} picture={picture} headings={headings}>
          {name === 'team' && pictures.people.length > 0 && <People people={pictures.people} />}
        </Section>
      ))}
      <Location
        words={map}
        labels={labels}
        shell={shell}
        pictures={pictures}
        actions={title.actions}
        headings={headings}
      />
    </Layout>
  );
}

export const query = graphql`
  query AboutPage($language: String!) {
    ...PageParts
    languageData(language: { eq: $language }) {
      pictures {
        collage {
          ...Picture
        }
        sections {
          name
          picture {
            ...SectionPicture
          }
        }
        ...MapPictures
        people {
          ...Person
        }
      }
    }
  }
`;
