/** Three companies whose owners set up the template, and the dialogue in which they do it. */
import { spawnSync } from 'node:child_process';

/** Runs the command with lines typed at its questions; an empty line keeps the present value. */
export function setup(root: string, lines: string[], ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/setup.ts', ...args],
    {
      input: lines.map((line) => `${line}\n`).join(''),
      env: { ...process.env, CONTENT_ROOT: root },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

/** Longitude and latitude follow only after a maps link without a position. */
export const companies = [
  {
    lines: [
      'Dupain',
      'Boulangerie Dupain SARL',
      'https://boulangerie.example.org',
      '+33 1 00 00 00 00',
      'bonjour@boulangerie.example.org',
      'de en',
      '1 rue de l’Exemple, 75000 Paris',
      'https://www.google.com/maps/search/?api=1&query=48.8566%2C2.3522',
    ],
    office: { longitude: 2.3522, latitude: 48.8566 },
    details: [],
  },
  {
    lines: [
      '海',
      '-',
      'https://example.org/umi',
      '-',
      'umi@example.org',
      'en',
      '東京都中央区例町0-0-0',
      'https://www.openstreetmap.org/#map=17/35.6764/139.7700',
    ],
    office: { longitude: 139.77, latitude: 35.6764 },
    details: [],
  },
  {
    lines: [
      'Quito',
      '-',
      'https://quito.example.org',
      '+593 2 000 0000',
      'quito@example.org',
      'ar el',
      'Calle 0',
      '-',
      '-78.47',
      '-0.22',
      // Look, live map and logo stay; the optional details follow.
      '',
      '',
      '',
      'yes',
      'S.A.',
      '-',
      'EC0000000000001',
      'Inés Ejemplo',
      '-',
      '+593 2 000 0001; +593 9 0000 0000',
      'Lunes a viernes, 9:00 a 17:00',
      'Mo-Fr 09:00-17:00',
      'Empleo https://empleo.example.org; LinkedIn https://www.linkedin.com/company/quito-example',
      'Inés Ejemplo, Fundadora; Juan Ejemplo, Ingeniero',
      'quito, ejemplos',
    ],
    office: { longitude: -78.47, latitude: -0.22 },
    /** What its page says of the optional answers. */
    details: [
      'EC0000000000001',
      '+593 9 0000 0000',
      'Lunes a viernes, 9:00 a 17:00',
      'Mo-Fr 09:00-17:00',
      'https://empleo.example.org',
      'https://www.linkedin.com/company/quito-example',
      'Fundadora',
      'Juan Ejemplo',
      'quito, ejemplos',
    ],
  },
];
