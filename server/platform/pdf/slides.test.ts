import { expect, test } from 'vitest';
import type { Summary } from '#contract/assessment/company/summary.ts';
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
  const files = await unpacked(await setSlides({ slides, locale: 'ru', brandName: 'Север' }));
  const written = (name: RegExp) =>
    files.flatMap(({ name: path, content }) => (name.test(path) ? [`${content}`] : []));
  const namesIn = (text: string) => [...new Set(text.match(/Competency \d+\./g))];
  for (const name of [/^ppt\/charts\/chart\d+\.xml$/, /^ppt\/slides\/slide\d+\.xml$/]) {
    const shown = written(name).map(namesIn);
    expect(shown.map(({ length }) => length).filter((length) => length > 0)).toEqual([9, 9, 8]);
    expect(new Set(shown.flat()).size).toBe(26);
  }
  const languages = written(/^ppt\/slides\/slide/).flatMap((text) => text.match(/lang="[^"]+"/g));
  expect(new Set(languages)).toEqual(new Set(['lang="ru-RU"']));
});
