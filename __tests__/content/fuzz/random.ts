/** The same choices from the same seed, on every machine (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0, below `end`. */
  const below = (end: number) => Math.floor(next() * end);
  /** As many different ones as there are to choose from, up to `count`. */
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(below(rest.length), 1),
    ).flat();
  };
  const pick = <T>(list: readonly T[]): T => {
    const [chosen] = list.slice(below(list.length));
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  };
  return { below, some, pick };
}

export type Random = ReturnType<typeof randomFrom>;
