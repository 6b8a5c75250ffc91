/**
 * Messages of the CMS that mislead editors, in each of its languages. Each states what to report at
 * https://github.com/sveltia/sveltia-cms/issues
 */
import { translations } from '../../cms/words';

interface Message {
  fault: string;
  /** Where it is in the CMS's files of messages. */
  path: string;
  /** What comes before it in the CMS's code, which has the English ones. */
  before: RegExp;
  text: string;
}

const messages: Message[] = [
  {
    fault:
      "The folder to choose is called the root directory of a repository, which editors don't know.",
    path: 'work_with_local_repo_description',
    before: /work_with_local_repo_description:`/,
    text: 'Choose the website’s folder on this computer: the one that contains the file package.json. Then allow changes.',
  },
  {
    fault: 'The message advises to try again later, though the cause below it stays.',
    path: 'saving_entry.error.description',
    before: /saving_entry:\{error:\{title:`[^`]*`,description:`/,
    text: 'Not saved.',
  },
  {
    fault:
      'The message about a draft that may not be published advises to try again, without the reason.',
    path: 'workflow.publishing_entry_failed',
    before: /publishing_entry_failed:`/,
    text: 'Not published. Open its pull or merge request to see what is missing, such as a review or a passed check.',
  },
  {
    fault: 'The message about a file of another type advises to try again.',
    path: 'dropped_file_type_mismatch',
    before: /dropped_file_type_mismatch:`/,
    text: 'This file is not accepted. Use JPEG, PNG, WebP or AVIF.',
  },
];

/** Corrections of the CMS's code. */
export const englishMessages = messages.map(({ fault, before, text }) => ({
  fault,
  find: new RegExp(`(?<=${before.source})[^\`]+`),
  replacement: text,
}));

/** The CMS's messages in a language, with ours in the same language or, if it has none, in English. */
export function correctMessages(json: string, language: string): string {
  const all = JSON.parse(json);
  for (const { path, text } of messages) {
    const [name = '', ...outer] = path.split('.').reverse();
    const group = outer.reduceRight((inner, part) => inner[part] ?? {}, all);
    group[name] = translations[language]?.[text] ?? text;
  }
  return JSON.stringify(all);
}
