import type { AboutWords } from '../../content/model';
import { TextSection } from './TextSection';

export function Team({ words }: { words: AboutWords['team'] }) {
  return <TextSection words={words} id="team" />;
}
