/** The words of a language from the contents of its files, by name; see `wordsModel`. */
export const combineWords = ({ translation, ...others }: Record<string, unknown>): object => ({
  ...Object(Object(translation).page),
  ...others,
});
