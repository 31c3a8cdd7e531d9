import { posix } from 'node:path';
import { expect, test } from 'vitest';
import type { Summary } from '#addon/summary/contract/summary.ts';
import { paperBrand } from '#test/file/paper-for.ts';
import { unpacked } from '#test/file/unpacked.ts';
import { setSlides } from './slides.ts';

const mean = { mark: 4, peopleCount: 9 };
const competenceList = Array.from({ length: 26 }, (_, at) => ({
  competenceId: `${at}`,
  name: `Competency ${at + 1}.`,
  ...mean,
  waitingCount: 0,
  self: mean,
  spread: null,
  earlierList: [],
}));
const slides: Summary = {
  of: 'company',
  id: null,
  name: null,
  year: 2026,
  method: '360',
  yearList: [2026],
  anonymityThreshold: 3,
  isWithheld: false,
  peopleCount: 9,
  askedCount: 40,
  answeredCount: 34,
  mark: 4,
  selfMark: 4,
  competenceList,
  earlierYearList: [],
  earlierMarkList: [],
  topList: [],
  lowList: [],
};

test('many competences have room: charts and tables go on over more slides', async () => {
  const files = await unpacked(await setSlides({ slides, locale: 'ru', brand: paperBrand }));
  const written = (name: RegExp) =>
    files.flatMap(({ name: path, content }) => (name.test(path) ? [`${content}`] : []));
  const namesIn = (text: string) => [...new Set(text.match(/Competency \d+\./g))];
  for (const [name, counts] of [
    [/^ppt\/charts\/chart\d+\.xml$/, [9, 9, 8]],
    [/^ppt\/slides\/slide\d+\.xml$/, [13, 13]],
  ] as const) {
    const shown = written(name).map(namesIn);
    expect(shown.map(({ length }) => length).filter((length) => length > 0)).toEqual(counts);
    expect(new Set(shown.flat()).size).toBe(26);
  }
  const languages = written(/^ppt\/slides\/slide/).flatMap((text) => text.match(/lang="[^"]+"/g));
  expect(new Set(languages)).toEqual(new Set(['lang="ru-RU"']));
});

test('each part that is named is there, no page of notes, and everything is packed', async () => {
  const files = await unpacked(await setSlides({ slides, locale: 'ru', brand: paperBrand }));
  const names = files.map(({ name }) => `/${name}`);
  const named = files.flatMap(({ name, content }) => {
    const from = posix.resolve('/', posix.dirname(name), '..');
    const [attribute, base] = name === '[Content_Types].xml' ? ['PartName', '/'] : ['Target', from];
    const tags = /\.rels$|^\[Content/.test(name) ? `${content}` : '';
    return [...tags.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, path = '']) =>
      posix.resolve(base, path),
    );
  });
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(named).size).toBeLessThan(named.length);
  expect(files.filter(({ name }) => /notes/i.test(name))).toEqual([]);
  expect(files.some(({ content }) => content.includes('notesMaster'))).toBe(false);
  expect(files.filter(({ name, isStored }) => isStored || name.endsWith('/'))).toEqual([]);
});

test('the table is in print for a wall, and long names leave room for it', async () => {
  const rowsOnSlides = async (name: string) => {
    const list = competenceList.map((each) => ({ ...each, name: `${each.name} ${name}` }));
    const summary = { ...slides, competenceList: list.slice(0, 12) };
    const files = await unpacked(
      await setSlides({ slides: summary, locale: 'ru', brand: paperBrand }),
    );
    const tables = files.flatMap(({ name: path, content }) =>
      /^ppt\/slides\/slide/.test(path)
        ? [`${content}`.match(/<a:tbl>.*<\/a:tbl>/s)?.[0] ?? '']
        : [],
    );
    const sizes = tables.flatMap((table) => table.match(/sz="\d+"/g) ?? []);
    expect(new Set(sizes)).toEqual(new Set(['sz="1200"', 'sz="1400"']));
    return tables.map((table) => table.match(/Competency/g)?.length ?? 0).filter(Boolean);
  };
  expect(await rowsOnSlides('')).toEqual([12]);
  expect(await rowsOnSlides('Long enough for a line more than one of the table')).toEqual([6, 6]);
});

test('the legend names the bars in their order from above, in their colours', async () => {
  const files = await unpacked(await setSlides({ slides, locale: 'ru', brand: paperBrand }));
  const firstOf = (name: RegExp) => `${files.find(({ name: path }) => name.test(path))?.content}`;
  const chart = firstOf(/^ppt\/charts\/chart\d+\.xml$/);
  expect(chart).not.toContain('<c:legend>');
  const bars = chart.split('<c:ser>').slice(1);
  expect(bars.map((bar) => bar.match(/<c:v>([^<]*)</)?.[1])).toEqual([
    'Оценки других',
    'Самооценка',
  ]);
  expect(bars.map((bar) => bar.match(/srgbClr val="(\w+)"/)?.[1])).toEqual(['2F55D4', '8D949E']);
  // From above, as the axis of names goes down.
  expect(chart).toMatch(/<c:catAx>.*?orientation val="maxMin"/s);
  expect(firstOf(/^ppt\/slides\/slide2\.xml$/)).toMatch(
    /2F55D4.*Оценки других.*8D949E.*Самооценка/s,
  );
});
