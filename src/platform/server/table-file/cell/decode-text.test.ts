import { describe, expect, test } from 'vitest';
import { encoded } from '#test/file/people-files/file.ts';
import { decodeText } from './decode-text.ts';

const head = 'Last name;First name;Department\n';
const read = (rows: string, encoding: string) => decodeText(encoded(head + rows, encoding));
const readings = (rows: string, encoding: string) =>
  read(rows, encoding)?.encodings.map((one) => [one.encoding, one.names]);

test.each([
  ['one Spanish letter', 'Brown;Tom;Sales\nGarcía;Ana;Sales', 'windows-1252'],
  ['only ü', 'Müller;Jürgen;Süd\nKühn;Günther;Süd\nBrown;Tom;Sales', 'windows-1252'],
  ['three languages of the west', 'Weiß;Zoë;Sales\nNúñez;José;Sales', 'windows-1252'],
  ['Nordic', 'Sjöström;Åsa;IT\nØstergaard;Søren;IT', 'windows-1252'],
  ['Polish and Czech', 'Nowák;Łukasz;IT\nDvořák;Jiří;IT', 'windows-1250'],
  ['Hungarian', 'Szűcs;Győző;IT\nKőszegi;Jenő;IT', 'windows-1250'],
  ['Romanian', 'Bălan;Ionuţ;IT\nStănescu;Cătălin;IT', 'windows-1250'],
  ['Turkish', 'Şahin;Çiğdem;İK\nYıldız;Oğuz;İK', 'windows-1254'],
  ['Latvian', 'Bērziņš;Jānis;IT\nKalniņa;Līga;IT', 'windows-1257'],
  ['Lithuanian', 'Žukauskienė;Rūta;IT\nČepas;Šarūnas;IT', 'windows-1257'],
  ['a dash, a sum and quotes', 'Söhne – “Ost”;€ 100;Šimek', 'windows-1252'],
])('%s is read without a question', (_, rows, encoding) => {
  expect(read(rows, encoding)).toEqual({ text: head + rows, encodings: [] });
});

test('far behind thousands of plain rows the letters tell as well', () => {
  const rows = `${'Brown;Tom;Sales\n'.repeat(8000)}Müller;Jürgen;Süd`;
  expect(read(rows, 'windows-1252')).toEqual({ text: head + rows, encodings: [] });
});

describe('a list in Russian stays one', () => {
  const rows = `Петров;Пётр;Отдел № 1\nSmith;John;Продажи\nMuller;Jurgen;Продажи\nGarcia;Ana;«Юг»`;
  test.each(['windows-1251', 'x-mac-cyrillic', 'koi8-r', 'ibm866'])('in %s', (encoding) => {
    const given = ['ibm866', 'koi8-r'].includes(encoding) ? rows.replace(/[«»]/g, '"') : rows;
    const text = encoding === 'koi8-r' ? given.replace('№', 'N') : given;
    expect(read(text, encoding)).toEqual({ text: head + text, encodings: [] });
  });
  test.each([
    ['windows-1252', 'Müller;Jürgen'],
    ['windows-1250', 'Dvořák;Jiří'],
    ['windows-1254', 'Yıldız;Oğuz'],
    ['windows-1257', 'Bērziņš;Jānis'],
  ])('and names that %s alone can have are not in it', (encoding, names) => {
    const russian = encoded(`${head}Петров;Пётр;Продажи\nИванова;Анна;Продажи\n`, 'windows-1251');
    const text = decodeText(Buffer.concat([russian, encoded(`${names};IT`, encoding)]))?.text;
    expect(text).toContain('Петров;Пётр;Продажи\nИванова;Анна;Продажи');
  });
});

test('where two readings are near, it asks with the first names that differ', () => {
  expect(readings('Nagy;Előd;IT\nBrown;Tom;IT\nKőhegyi;Eva;IT', 'windows-1250')).toEqual([
    ['windows-1252', ['Elõd', 'Kõhegyi']],
    ['windows-1250', ['Előd', 'Kőhegyi']],
  ]);
});

test('a letter by itself may be of either script', () => {
  expect(readings('Dupont;É.;Sales', 'windows-1252')).toEqual([
    ['windows-1252', ['É']],
    ['windows-1251', ['Й']],
  ]);
});

test.each([
  ['windows-1250', 'Čáčak;Ana\nBrown;Tom'],
  ['windows-1254', 'Işığı;Ana\nBrown;Tom'],
])('where all accents of a list in %s stand side by side, it asks', (encoding, rows) => {
  const [first, ...others] = readings(rows, encoding) ?? [];
  expect(first).toEqual([encoding, [rows.slice(0, 5)]]);
  expect(others.map(([other]) => other)).toContain('windows-1251');
});

test('a word of both scripts among Russian ones is no question', () => {
  const rows = 'Пeтров;Пётр;Sales\nSmith;John;Sales';
  expect(read(rows, 'windows-1251')).toEqual({ text: head + rows, encodings: [] });
});

test.each([
  ['Cyrillic initials', ['А.', 'В.', 'Г.', 'Е.', 'И.', 'Д.', 'К.', 'Р.', 'Э.']],
  ['a word without end', [`А;${'x'.repeat(100)}Р${'x'.repeat(300_000)}Э`]],
])('no two choices look the same, nor is one long: %s', (_, names) => {
  const choices = read(names.join('\n'), 'windows-1251')?.encodings ?? [];
  expect(choices.length).toBeGreaterThan(2);
  expect(new Set(choices.map((one) => one.names.join(', '))).size).toBe(choices.length);
  expect(choices.flatMap((one) => one.names).filter((name) => name.length > 60)).toEqual([]);
});

test('what is chosen is read, and the question stays', () => {
  const bytes = encoded(`${head}Guðlaugsson;Jón;IT`, 'windows-1252');
  const asked = decodeText(bytes)?.encodings;
  expect(decodeText(bytes, 'windows-1252')).toEqual({
    text: `${head}Guðlaugsson;Jón;IT`,
    encodings: asked,
  });
  expect(decodeText(bytes, 'windows-1254')?.text).toContain('Guğlaugsson');
  expect(asked?.length).toBeGreaterThan(1);
});

test.each([
  ['windows-1252', 'Guðlaugsson'],
  ['windows-1251', 'Б'],
  ['windows-1252', 'É'],
  ['windows-1250', 'Čáčak'],
  ['windows-1254', 'Işığı'],
])('a page that says it is in %s is read so: %s', (encoding, name) => {
  for (const head of [
    `<meta charset=${encoding}>`,
    `<?xml version="1.0" encoding="${encoding}"?>`,
  ]) {
    const page = `${head}<table><td>${name}</table>`;
    expect(decodeText(encoded(page, encoding))).toEqual({ text: page, encodings: [] });
  }
});

test('a page in Russian that says it is in Windows-1252 is not', () => {
  const page =
    '<meta charset="windows-1252"><table><td>Фамилия<td>Имя<tr><td>Петров<td>Пётр</table>';
  expect(decodeText(encoded(page, 'windows-1251'))).toEqual({ text: page, encodings: [] });
});

test('UTF-8 with a damaged sign stays UTF-8, whichever is chosen for others', () => {
  const good = Buffer.from(`${head}Müller;Jürgen;Süd\nKühn;Günther;Süd\n`);
  expect(decodeText(good, 'windows-1250')?.text).toContain('Müller');
  const damaged = Buffer.concat([good, Uint8Array.of(0xfc)]);
  expect(decodeText(damaged)?.text).toContain('Müller;Jürgen;Süd');
});

test('a line of megabytes is read in one pass: in two for each sign, the test would hang', () => {
  const text = `Müller;${'a'.repeat(5_000_000)}`;
  expect(decodeText(encoded(text, 'windows-1252'))?.text === text).toBe(true);
});
