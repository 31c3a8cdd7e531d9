import { encoded, type Named, textOf } from './file.ts';

const header = 'Last name|First name|Email|Job title|Department|Start date';
const file = (names: readonly string[], encoding: string) => {
  const rows = names.map((name, at) => `${name}|p${at}@zavod.ru|Engineer|IT|01.09.2021`);
  return () => encoded(textOf([header, ...rows].join('\n')), encoding);
};
const read = (encoding: string, people: string[], more: Partial<Named[1]> = {}): Named[1] => ({
  bytes: file(people, encoding),
  form: { createPlaces: 'true' },
  people: people.map((name) => `${name}|`),
  newPlaces: [`Engineer: ${people.length}`, `IT: ${people.length}`],
  ...more,
});
const encodings = [
  { encoding: 'windows-1254', names: ['Guğlaug'] },
  { encoding: 'windows-1252', names: ['Guðlaug'] },
  { encoding: 'windows-1257', names: ['Gušlaug'] },
];

/** Names with accents in the older encodings of Excel, read by evidence or asked about. */
export const withAccents: Named[] = [
  ['Windows-1252, one í', read('windows-1252', ['Brown|Tom', 'García|Ana'])],
  ['Windows-1252, only ü', read('windows-1252', ['Müller|Jürgen', 'Kühn|Günther', 'Brown|Tom'])],
  [
    'Windows-1252, three languages',
    read('windows-1252', ['Weiß|Zoë', 'Núñez|José', 'Ørsted|Søren']),
  ],
  ['Windows-1250, Polish and Czech', read('windows-1250', ['Nowák|Łukasz', 'Dvořák|Jiří'])],
  ['Windows-1254, Turkish', read('windows-1254', ['Yıldız|Oğuz', 'Şahin|Çiğdem'])],
  ['Windows-1257, Latvian', read('windows-1257', ['Bērziņš|Jānis', 'Kalniņa|Līga'])],
  [
    'Windows-1252 that may be 1254: asked how ð is read',
    read('windows-1252', ['Karlsson|Guðlaug'], {
      people: ['Karlsson|Guğlaug|'],
      reply: { encodings } as never,
    }),
  ],
  [
    'the same, as somebody has answered',
    read('windows-1252', ['Karlsson|Guðlaug'], {
      form: { createPlaces: 'true', encoding: 'windows-1252' },
      reply: { encodings } as never,
    }),
  ],
];
