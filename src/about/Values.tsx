import type { AboutWords } from '../content/model';
import { Block } from './Block';

export function Values({ words }: { words: AboutWords['value'] }) {
  return <Block words={words} id="value" />;
}
