import { createElement, type ReactNode } from 'react';
import { legalPath, type LegalPage as Name } from '../../model/legalPages';
import { markBreaks } from '../../model/lineBreaks';
import { type MarkdownNode, textOf } from '../../model/markdown';
import type { Words } from '../../model/model';
import type { Shell } from '../../model/viewData';
import { FittedText } from '../../ui/FittedText';
import { TextWithPhones } from '../../ui/TextWithPhones';
import { PageHead } from '../head/PageHead';
import { Layout } from '../layout/Layout';
import { TextLink } from '../TextWithLinks';
import * as classes from './LegalPage.deferred.module.css';

interface Props {
  name: Name;
  shell: Shell;
  words: Words;
}

/** The whole page. Its languages are those that have a text for it. */
export function LegalPage({ name, shell, words }: Props) {
  const title = words.labels.pages[name];
  const meta = {
    title: `${title} – ${shell.company.name}`,
    description: beginningOf(textOf(shell.legalTexts[name])),
  };
  const page = { path: legalPath(name), languages: shell.legalPages[name] };
  return (
    <Layout shell={shell} words={words.labels} {...page}>
      <PageHead shell={shell} meta={meta} {...page} />
      <article className={`page-width ${classes.block}`}>
        <h1 className="indented">
          <FittedText words={markBreaks(title)}>
            <TextWithPhones text={markBreaks(title)} />
          </FittedText>
        </h1>
        <div className={`indented ${classes.text}`}>
          <Markdown nodes={shell.legalTexts[name]} />
        </div>
      </article>
    </Layout>
  );
}

/** In characters: as much as search engines show. */
const DESCRIPTION = 160;

function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const start = [...line].slice(0, DESCRIPTION - 1).join('');
  if (line.length <= start.length + 1) return line;
  // Chinese and Japanese have no spaces.
  const end = start.lastIndexOf(' ');
  return `${end > DESCRIPTION / 2 ? start.slice(0, end) : start}…`;
}

interface MarkdownProps {
  nodes: readonly MarkdownNode[];
  isHeading?: boolean;
}

/** Renders the elements that `src/model/markdown.ts` allows. */
function Markdown({ nodes, isHeading = false }: MarkdownProps): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string')
      return <TextWithPhones key={String(index)} text={isHeading ? markBreaks(node) : node} />;
    const { tag, href, start, children } = node;
    // `br` must have no children.
    const inner = children.length ? (
      <Markdown nodes={children} isHeading={isHeading || /^h\d$/.test(tag)} />
    ) : undefined;
    const key = String(index);
    if (href) return createElement(TextLink, { key, address: href }, inner);
    return createElement(tag, { key, start }, inner);
  });
}
