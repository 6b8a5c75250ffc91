import type { AboutWords } from '../../content/model';
import { TextSection } from './TextSection';

export function Values({ words }: { words: AboutWords['value'] }) {
  return <TextSection words={words} id="value" />;
}
