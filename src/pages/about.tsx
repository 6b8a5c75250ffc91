import { graphql, type PageProps } from 'gatsby';
import type { ComponentType, ReactNode } from 'react';
import { DeferredStyles } from '../../plugins/light-pages';
import { Collage } from '../components/about/Collage';
import { Figures } from '../components/about/Figures';
import { History } from '../components/about/History';
import { Location } from '../components/about/Location';
import { People } from '../components/about/People';
import { Questions } from '../components/about/Questions';
import { Quotes } from '../components/about/Quotes';
import { References } from '../components/about/References';
import { Intro, Section } from '../components/about/Section';
import { Services } from '../components/about/Services';
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
    name: name as SectionName,
    picture,
    words: about[name as SectionName],
  }));
  const { services, references, figures, history, questions, quotes } = about;
  /** What sections show below their words. */
  const contents: Partial<Record<SectionName, ReactNode>> = {
    team: pictures.people.length > 0 && <People people={pictures.people} />,
    services: services?.items?.length ? (
      <Services items={services.items} pictures={pictures.services} />
    ) : undefined,
    references: listIn(references, References),
    figures: listIn(figures, Figures),
    history: listIn(history, History),
    questions: listIn(questions, Questions),
    quotes: listIn(quotes, Quotes),
  };
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
        <Section
          key={name}
          id={name}
          words={words}
          picture={picture}
          isBand={name === 'figures'}
          headings={headings}
        >
          {contents[name]}
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

/** The list of a section, if it has one. */
function listIn<Item>(
  section: { items?: Item[] } | undefined,
  List: ComponentType<{ items: Item[] }>,
): ReactNode {
  return section?.items?.length ? <List items={section.items} /> : undefined;
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
        services {
          ...Picture
        }
        ...MapPictures
        people {
          ...Person
        }
      }
    }
  }
`;
