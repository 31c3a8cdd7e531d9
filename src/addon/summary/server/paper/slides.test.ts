import { posix } from 'node:path';
import { expect, test } from 'vitest';
import type { Summary } from '#addon/summary/contract/summary.ts';
import { unpacked } from '#test/file/unpacked.ts';
import type { BoardTask } from './board.ts';
import { setSlides } from './slides.ts';

const mean = { mark: 4, peopleCount: 9 };
const competenceList = Array.from({ length: 26 }, (_, at) => ({
  competenceId: `${at}`,
  name: `Competency ${at + 1} & <more>`,
  mark: 1 + at / 10,
  peopleCount: 9,
  waitingCount: 0,
  self: mean,
  spread: { low: 1, high: 4, groupCount: 2 },
  earlierList: [],
}));
const summary: Summary = {
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
const set = async (given: Partial<BoardTask> = {}) =>
  unpacked(
    await setSlides({
      summary,
      groups: [],
      locale: 'ru',
      brand: { name: 'Север & Ко', accentColor: '#7a1f5c' },
      ...given,
    }),
  );
type Files = Awaited<ReturnType<typeof set>>;
const written = (files: Files, name: RegExp) =>
  files.flatMap(({ name: path, content }) => (name.test(path) ? [`${content}`] : []));
const slideXml = /^ppt\/slides\/slide\d+\.xml$/;
const chartXml = /^ppt\/charts\/chart\d+\.xml$/;

test('five slides, each with a sentence, a native chart and its workbook, in the company’s name and colour', async () => {
  const files = await set();
  const slides = written(files, slideXml);
  expect(slides).toHaveLength(5);
  for (const slide of slides) {
    expect(slide).toContain('Север &amp; Ко');
    expect(slide).toContain('7A1F5C');
    expect(slide.match(/<p:graphicFrame>/g)).toHaveLength(1);
    expect(new Set(slide.match(/lang="[^"]+"/g))).toEqual(new Set(['lang="ru-RU"']));
  }
  expect(slides[1]).toContain('Выше всего другие оценивают «Competency 26 &amp; &lt;more&gt;»');
  expect(written(files, /^ppt\/embeddings\/.*\.xlsx$/)).toHaveLength(5);
});

test('charts go over the whole scale from its own least, and all but the responses alike', async () => {
  const axes = written(await set(), chartXml).map((chart) => [
    chart.match(/<c:min val="([^"]+)"/)?.[1],
    chart.match(/<c:max val="([^"]+)"/)?.[1],
    // From above, as the axis of names goes down.
    /<c:catAx>.*?orientation val="maxMin"/s.test(chart),
  ]);
  expect(axes).toEqual([['0', '40', true], ...Array(4).fill(['1', '5', true])]);
});

test('a company without a colour has the product’s', async () => {
  const [, ends] = written(await set({ brand: { name: 'Север', accentColor: null } }), chartXml);
  expect(ends).toContain('2F55D4');
});

test('each part that is named is there, no page of notes, and everything is packed', async () => {
  const files = await set();
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

test('the legend names the bars in their order from above, in their colours', async () => {
  const files = await set();
  const chart = written(files, chartXml)[2] ?? '';
  expect(chart).not.toContain('<c:legend>');
  const bars = chart.split('<c:ser>').slice(1);
  expect(bars.map((bar) => bar.match(/<c:v>([^<]*)</)?.[1])).toEqual([
    'Оценки других',
    'Самооценка',
  ]);
  expect(bars.map((bar) => bar.match(/srgbClr val="(\w+)"/)?.[1])).toEqual(['7A1F5C', '6B7480']);
  expect(written(files, slideXml)[2]).toMatch(/7A1F5C.*Оценки других.*6B7480.*Самооценка/s);
});
