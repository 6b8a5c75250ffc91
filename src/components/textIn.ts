/** The text in a language; in a draft that has none, in another one. */
export const textIn = (texts: Queries.CompanyDataFragment['links'][0]['label'], code: string) =>
  (texts.find(({ language }) => language === code) ?? texts[0])?.text ?? '';
