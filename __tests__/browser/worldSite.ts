/**
 * A company with a wide name and a long e-mail address in nine languages, of which Hebrew is the default and German has
 * the longest words that are allowed; and a company whose name and titles are single letters.
 */
import type { Company } from '../../src/model/company';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout, readWords } from '../../src/model/files/read';
import { jsonText } from '../../src/model/json';
import type { About, Look } from '../../src/model/model';
import { type AllWords, filesOf, sectionsIn } from '../wordFiles';
import { company } from './site';

interface Words {
  title: [string, string, string];
  headings: [string, string, string];
  phrases: [string, string, string];
  label: string;
  sentence: string;
}

const wordsByLanguage: Record<string, Words> = {
  he: {
    title: ['תוכנה רגועה', 'כמו נמל בשקט', 'עם שחר'],
    headings: ['אף ספינה לא צריכה לחכות', 'מחציתנו הפליגו בים', 'מילים פשוטות, מספרים כנים'],
    phrases: ['בואו במעבורת', 'בואו ברגל', 'הישארו לקפה'],
    label: 'המשימה',
    sentence:
      'אנחנו מביאים את הספינה, הרציף והעגורן לתוכנית אחת, שעות מראש, כדי שהקברניט יוכל להאט בים.',
  },
  de: {
    title: ['Präzisionswerkzeuge', 'Straßenbahnhaltestellen', 'Werkzeugmaschinenbau'],
    headings: [
      'Präzisionswerkzeug-Maschinenhersteller',
      'Kraftfahrzeughaftpflicht und Nachhaltigkeit',
      'Unternehmensverantwortung',
    ],
    phrases: ['Straßenbahnhaltestelle Ost', 'Hauptverwaltungsgebäude', 'Kaffeemaschine'],
    label: 'Unternehmensphilosophie',
    sentence:
      'Die Donaudampfschifffahrtsgesellschaft und die Rechtsschutzversicherungsgesellschaften arbeiten seit Jahren zusammen.',
  },
  ja: {
    title: ['朝の港のように静かな', '船を待たせない', 'ソフトウェア'],
    headings: [
      'どの船も理由なく待つべきではない',
      '半分は海で働いていました',
      'わかりやすい言葉と正直な数字',
    ],
    phrases: ['フェリーで来てください', '歩いて来てください', 'コーヒーをどうぞ'],
    label: '私たちの使命',
    sentence:
      '船とバースとクレーンを一つの計画にまとめ、船長が沖で待つ代わりに海上で速度を落とせるようにします。煙は減り、夜の岸壁は静かになります。',
  },
  hi: {
    title: ['बंदरगाह जैसा शांत', 'भोर का सॉफ़्टवेयर', 'हर जहाज़ के लिए'],
    headings: ['कोई जहाज़ बेवजह इंतज़ार न करे', 'हममें से आधे समुद्र में रहे हैं', 'सीधे शब्द, सच्चे आँकड़े'],
    phrases: ['नौका से आइए', 'पैदल आइए', 'कॉफ़ी पीकर जाइए'],
    label: 'हमारा उद्देश्य',
    sentence:
      'हम जहाज़, घाट और क्रेन को घंटों पहले एक ही योजना में लाते हैं, ताकि कप्तान समुद्र में ही गति धीमी कर सके।',
  },
  th: {
    title: ['ซอฟต์แวร์ที่สงบ', 'ดั่งท่าเรือ', 'ยามรุ่งสาง'],
    headings: ['ไม่ควรมีเรือลำใดต้องรอ', 'พวกเราครึ่งหนึ่งเคยออกทะเล', 'คำพูดง่าย ตัวเลขตรง'],
    phrases: ['มาโดยเรือข้ามฟาก', 'เดินมาก็ได้', 'แวะดื่มกาแฟ'],
    label: 'พันธกิจ',
    sentence:
      'เรารวมเรือ ท่าเทียบเรือ และปั้นจั่นไว้ในแผนเดียวล่วงหน้าหลายชั่วโมง เพื่อให้กัปตันชะลอความเร็วกลางทะเลได้',
  },
  vi: {
    title: ['Phần mềm yên ả', 'như bến cảng', 'lúc bình minh'],
    headings: [
      'Không con tàu nào phải chờ vô ích',
      'Một nửa chúng tôi từng đi biển',
      'Lời lẽ rõ ràng',
    ],
    phrases: ['Hãy đến bằng phà', 'Hãy đi bộ đến', 'Mời ở lại uống cà phê'],
    label: 'Sứ mệnh',
    sentence:
      'Chúng tôi đưa con tàu, cầu cảng và cần cẩu vào một kế hoạch chung trước nhiều giờ để thuyền trưởng giảm tốc ngay trên biển.',
  },
};

const ownLanguages = Object.keys(wordsByLanguage);
/** With three of the sample's, in its own words. */
export const worldLanguages = [...ownLanguages, 'en', 'el', 'ar'];
export const worldCompany: Company = {
  ...company,
  name: 'MASCHINENBAUGESELLSC',
  legalName: '株式会社海洋計画 Maschinenbaugesellschaft mbH & Co. KG',
  email: 'kontakt.zentrale@praezisions-werkzeugmaschinen.example.com',
  // Without a drawn map.
  office: { longitude: 139.76, latitude: 35.68 },
  mapsUrl: undefined,
};

const sample = readWords(contentRoot(), 'en');
export const worldSections = sectionsIn(sample);

/** As long as is allowed. */
const address =
  'Example Building, third floor, 0000 Northern Harbour Promenade, Industrial District West, 000-0000 Example City, Example';

function wordsIn({ title, headings, phrases, label, sentence }: Words): AllWords {
  const { about } = sample;
  const long = `${sentence} ${sentence}`;
  const block = (index: number) => ({
    label,
    title: headings[index % headings.length] ?? '',
    text: long,
  });
  return {
    ...sample,
    about: {
      ...about,
      title: { first: title[0], second: title[1], third: title[2], intro: sentence },
      intro: { text: long },
      ...Object.fromEntries(worldSections.map((name, index) => [name, block(index)])),
      map: { ...about.map, slides: [...phrases], description: sentence, address },
    },
    notFound: { ...sample.notFound, title: headings[0], text: sentence },
  };
}

/** With the English descriptions in these languages. */
function aboutIn(codes: string[]): About {
  const about = readAbout(contentRoot());
  for (const { alt } of [...about.collage, about.mission, about.map])
    for (const code of codes) alt[code] = alt.en ?? '';
  return about;
}

export const worldFiles = (look: Look): Record<string, string> => ({
  'content/company.json': jsonText(worldCompany),
  'content/site.json': jsonText({ defaultLanguage: 'he', languages: worldLanguages, look }),
  'content/about.json': jsonText(aboutIn(ownLanguages)),
  ...Object.fromEntries(
    Object.entries(wordsByLanguage).flatMap(([code, words]) =>
      Object.entries(filesOf(code, wordsIn(words))),
    ),
  ),
});

const letter: Words = {
  title: ['A', 'B', 'C'],
  headings: ['D', 'E', 'F'],
  phrases: ['G', 'H', 'I'],
  label: 'J',
  sentence: 'K',
};

export const letterFiles: Record<string, string> = {
  'content/company.json': jsonText({ ...company, name: 'X' }),
  'content/site.json': jsonText({ defaultLanguage: 'en', languages: ['en'] }),
  ...filesOf('en', wordsIn(letter)),
};
