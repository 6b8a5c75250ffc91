/**
 * Names variables without regard to the text. By default Terser counts letters to choose short names, also those of
 * the provisional hashes that the text has at that time. They differ between a build from nothing and one with a cache,
 * and so did the script. Terser runs in a worker, which gets this function as text.
 */
export const terserOptions = {
  mangle: {
    safari10: true,
    nth_identifier: {
      get(index: number): string {
        const letters = 'etnrisouaflchpdvmgybwxkjqzESTNCLAOM_DPHBFIRUWXV$JKQGYZ0123456789';
        let name = '';
        let base = 54;
        for (let rest = index + 1; rest > 0; rest = Math.floor(rest / base)) {
          if (name) base = 64;
          rest -= 1;
          name += letters[rest % base];
        }
        return name;
      },
    },
  },
};
