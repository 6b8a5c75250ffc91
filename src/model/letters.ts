/** Chinese, Japanese and Korean signs, full-width punctuation, emoji. */
const WIDE =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\u{ff01}-\u{ff60}\p{Emoji_Presentation}]/gu;

const countWide = (text: string) => text.normalize('NFC').match(WIDE)?.length ?? 0;

/** The length of a text as it looks on the page, in characters; wide ones count twice. */
export const displayLength = (text: string): number => text.length + countWide(text);
