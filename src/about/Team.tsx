import type { AboutWords } from '../content/model';
import { Block } from './Block';

export function Team({ words }: { words: AboutWords['team'] }) {
  return <Block words={words} id="team" />;
}
