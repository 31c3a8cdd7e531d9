import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { speak } from '#platform/texts/speak.ts';
import { locales } from '#platform/texts/t.ts';
import { everyShape, reportShapes as shapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import { methodNotes } from './report-method.ts';
import { tableNotes } from './report-table-notes.ts';
import { type Voice, voiceFor } from './report-voice.ts';
import {
  sayHowToRead,
  sayMainPoints,
  sayNoStrengths,
  type Telling,
  zoneBlocks,
} from './report-words.ts';

const whole = { change: 0.4, count: 12, verdict: 'higher' } as const;
const beside = {
  previous: { number: 17, whole, changeList: [] },
  company: { from: '2026-01-01' },
};

const telling = (
  content: ReportContent,
  voice: Voice = 'other',
  locale: 'ru' | 'en' = 'ru',
): Telling => ({ content, t: speak[locale], locale, voice });

const everything = (given: Telling) =>
  [
    ...sayHowToRead(given),
    ...sayMainPoints(given),
    ...zoneBlocks(given).flatMap(({ heading, lead }) => [heading, lead]),
    sayNoStrengths(given) ?? '',
    ...tableNotes(given, beside),
    ...methodNotes(given).flatMap(({ paragraphs }) => paragraphs),
  ].map(plain);

describe.each(everyShape)('in %s', (_, content) => {
  test.each(locales)('no text has a hole or a missing word (%s)', (locale) => {
    for (const voice of ['own', 'other'] as const) {
      for (const text of everything(telling(content, voice, locale))) {
        expect(text).not.toMatch(/\{\{|undefined|null|NaN|paper\./);
      }
    }
  });
});

test('a reader who is the subject is spoken to', () => {
  const own = sayMainPoints(telling(shapes.anonymous, 'own')).map(plain);
  expect(own).toEqual([
    'Ваши сильные стороны: «Ведение переговоров» (4,6), «Ориентация на результат» (4,6) и «Публичные выступления и презентации» (4,5).',
    'Над чем вам стоит поработать в первую очередь: «Делегирование» (2,8) и «Развитие подчинённых» (3,0).',
    'Самая большая разница: «Публичные выступления и презентации» вы у себя оценили на 3,3, другие — на 4,5.',
  ]);
  expect(sayMainPoints(telling(shapes.by180, 'own', 'en')).at(-1)).toContain('you rated yourself');
});

test('nobody else is: no "you" in what others read', () => {
  const yours = { ru: /(^|[^а-яё])(вы|вас|вам|ваш\S*)([^а-яё]|$)/i, en: /\byour?(self)?\b/i };
  for (const [, content] of everyShape) {
    for (const locale of locales) {
      for (const text of everything(telling(content, 'other', locale))) {
        expect(text).not.toMatch(yours[locale]);
      }
    }
  }
});

test('one leader is called the leader', () => {
  const said = (content: ReportContent, voice: Voice) =>
    [
      ...sayMainPoints(telling(content, voice)),
      ...zoneBlocks(telling(content, voice)).map(({ lead }) => lead),
    ]
      .map(plain)
      .join(' ');
  expect(said(shapes.by180, 'own')).toContain('руководитель — на 2,67');
  expect(said(shapes.by180, 'other')).toContain('оценка руководителя 2,67');
  expect(said(shapes.by180WithoutSelf, 'own')).toContain('оценка руководителей');
  for (const content of [shapes.by90, shapes.by180, shapes.withheld])
    expect(said(content, 'own')).not.toMatch(/други(е|х)/i);
  expect(said(shapes.by180, 'own')).toContain('Здесь оценка руководителя выше вашей самооценки');
});

test.each([
  ['ru', 'own', 'oneCompetence', 'Ваша сильная сторона: «Делегирование» (4,6).'],
  ['en', 'other', 'oneCompetence', 'Strength: “Делегирование” (4.6).'],
  ['ru', 'other', 'noneHigh', 'Развивать стоит сразу 10 компетенций: их оценки близки,'],
  ['en', 'own', 'noneHigh', '10 competencies are worth developing: their ratings are close,'],
  ['ru', 'own', 'allEqual', 'Все внешние оценки одинаковы: 3,0.'],
  ['en', 'other', 'allEqual', 'All ratings by others are the same: 3.0.'],
  ['ru', 'own', 'noAnswers', 'Оценок в отчёте нет: никто не ответил.'],
  ['en', 'own', 'noAnswers', 'There are no ratings in this report: no one has responded.'],
] as const)('in %s, to a reader who is %s, %s says "%s"', (locale, voice, shape, said) => {
  const points = sayMainPoints(telling(shapes[shape], voice, locale)).map(plain);
  expect(points.join(' ')).toContain(said);
});

test.each([
  ['anonymous', 'видят люди, которые работают рядом, и вы сами'],
  ['withoutSelf', 'видят люди, которые работают рядом.'],
  ['by180', 'видите вы и ваш руководитель'],
  ['leaderAlone', 'видите вы и ваш руководитель'],
  ['twoLeaders', 'видите вы и ваши руководители'],
  ['by180WithoutSelf', 'видят руководители.'],
  ['by90', 'видит руководитель'],
  ['selfShown', 'вы сами видите свою работу'],
] as const)('%s is the view of those who gave marks', (shape, view) => {
  expect(plain(sayHowToRead(telling(shapes[shape], 'own'))[0] ?? '')).toContain(view);
});

test('the voice is that of the reader', () => {
  const content = { employeeId: 'a' };
  expect(['a', 'b', null].map((reader) => voiceFor(reader, content))).toEqual([
    'own',
    'other',
    'other',
  ]);
});

test('without strengths it says what is so, never what cannot be known', () => {
  expect(plain(sayNoStrengths(telling(shapes.allLow)) ?? '')).toBe(
    'Внешних оценок 4,0 и выше нет, и ничего заметно выше остального.',
  );
  for (const name of ['noInformation', 'noAnswers', 'selfAlone', 'madeBefore'] as const) {
    expect(sayNoStrengths(telling(shapes[name]))).toBeNull();
  }
});

const lists = [
  ['Самые низкие оценки', 'competenceMinMarkList'],
  ['Зоны развития', 'developmentZoneList'],
  ['Скрытые возможности', 'hiddenPossibilitiesList'],
  ['Слепые зоны', 'blindZoneList'],
] as const;

describe('the four lists', () => {
  test.each(everyShape)('of %s are whole, each with what it means', (_, content) => {
    const blocks = new Map(zoneBlocks(telling(content)).map((block) => [block.heading, block]));
    for (const [heading, list] of lists) {
      expect(blocks.get(heading)?.items ?? []).toEqual(content[list]);
    }
  });

  test('stand in one order, the empty ones too', () => {
    const headings = (content: ReportContent) =>
      zoneBlocks(telling(content)).map(({ heading }) => heading);
    expect(headings(shapes.allHigh)).toEqual(lists.map(([heading]) => heading));
    for (const name of ['noInformation', 'noAnswers', 'selfAlone'] as const) {
      expect(headings(shapes[name])).toEqual([]);
    }
  });

  test('without a self-assessment speak of none', () => {
    const blocks = zoneBlocks(telling(shapes.withoutSelf));
    expect(blocks.map(({ heading }) => heading)).toEqual(['Самые низкие оценки', 'Зоны развития']);
    expect(blocks.map(({ lead }) => lead).join(' ')).not.toMatch(/самооценк|слеп/i);
  });
});

describe('the notes below the table', () => {
  const notes = (content: ReportContent) =>
    tableNotes(telling(content), beside).map(plain).join(' ');

  test('explain only columns that are there', () => {
    expect(notes(shapes.anonymous)).toContain('«Внешняя оценка» — среднее всех');
    expect(notes(shapes.by90)).toContain('Внешняя оценка здесь — оценка группы «Руководители»');
    expect(notes(shapes.by90)).not.toContain('«Средняя»');
    expect(notes(shapes.anonymous)).toContain('«Расходятся»');
    expect(notes(shapes.allHigh)).not.toContain('«Расходятся»');
  });
});

describe('the method', () => {
  const agreement = (content: ReportContent) =>
    methodNotes(telling(content))
      .filter(({ heading }) => heading === 'Согласованность мнений')
      .flatMap(({ paragraphs }) => paragraphs)
      .join(' ');

  test('has the numbers of agreement where they are known, with what they mean', () => {
    expect(agreement(shapes.named)).toContain('Ориентация на результат: AD 0,');
    expect(agreement(shapes.anonymous)).toContain('больше чем на 0,8');
    expect(agreement(shapes.anonymous)).not.toMatch(/AD|r_wg/);
    expect(agreement(shapes.by180)).toBe('');
  });
});

test('a report in a company’s own words says what its ends are called', () => {
  const own = telling(
    { ...shapes.anonymous, answerWords: { ru: ['Да', 'б', 'в', 'г', 'Нет'] } },
    'own',
  );
  expect(plain(sayHowToRead(own)[1] ?? '')).toContain('5 — «Да», 1 — «Нет»');
});
