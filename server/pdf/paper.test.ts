import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#contract/rules/report-content.ts';
import { speak } from '#i18n/speak.ts';
import type { Locale } from '#i18n/t.ts';
import { plain } from '#test/plain.ts';
import { sampleReport, sampleReportBy } from '#test/report-sample.ts';
import { reportPaper } from './paper.ts';

const paperOf = (content: ReportContent, locale: Locale = 'ru') =>
  reportPaper(content, locale, speak[locale], {
    name: 'Север',
    timeZone: 'Europe/Moscow',
    isOwn: false,
  });

describe('what stands on paper', () => {
  test('a column for every group that occurs, merged ones named', () => {
    expect(paperOf(sampleReport()).competences.head.groups).toEqual([
      'Руководители',
      'Коллеги',
      'Клиенты, подчинённые',
      'Самооценка',
    ]);
  });

  test('one decimal in an anonymous report, two in any other', () => {
    const [row] = paperOf(sampleReport()).competences.rows;
    expect(row?.cells.map(({ mark }) => mark)).toEqual(['4,5', '4,1', '3,9', '3,7']);
    expect(row?.others).toBe('4,1');
    const named = paperOf(sampleReport({ isAnonymous: false }), 'en').competences.rows[0];
    expect(named?.cells[1]).toEqual({ mark: '4.10', sheets: '5 people' });
  });

  test('a mark that is missing is a dash, in the table and in the zones', () => {
    const [first, ...rest] = sampleReport().competenceMarkList;
    const empty = { ...first!, participantList: [], agreement: null };
    const nothing = { selfMark: null, otherParticipantMark: null, totalMark: null };
    const content = sampleReport({
      competenceMarkList: [{ ...empty, ...nothing }, ...rest],
      competenceMinMarkList: [
        { competenceId: 'a', name: 'Б', selfMark: null, otherParticipantMark: 2.675 },
      ],
    });
    const [row] = paperOf(content).competences.rows;
    expect(row?.cells.every(({ mark, sheets }) => mark === '—' && sheets === null)).toBe(true);
    expect([row?.others, row?.total, row?.agreement.word]).toEqual(['—', '—', '—']);
    const [lowest] = paperOf(content).zones[0]!.items;
    expect([lowest?.others, lowest?.self, lowest?.gap]).toEqual(['2,7', '—', '—']);
  });

  test('the gap has its sign', () => {
    const zones = paperOf(sampleReport()).zones;
    expect(zones[3]?.items[0]?.gap).toBe('+1,1');
    expect(zones[2]?.items[0]?.gap).toBe('−1,2');
  });

  test('blocks that need the self mark are missing in method 90 only', () => {
    const headings = (method: '90' | '180') =>
      paperOf(sampleReportBy(method)).zones.map(({ heading }) => heading);
    expect(headings('90')).toEqual(['Самые низкие оценки', 'Зоны развития']);
    expect(headings('180')).toEqual([...headings('90'), 'Скрытые возможности', 'Слепые зоны']);
  });

  test('no column of agreement where there is none', () => {
    expect(paperOf(sampleReportBy('180')).competences.head.agreement).toBeNull();
    expect(paperOf(sampleReport()).competences.head.agreement).toBe('Мнения');
  });

  test('the time is that of the brand and names its offset', () => {
    const created = paperOf(sampleReport()).facts[1]?.value;
    expect(created).toBe('24.10.2026 00:00 (UTC+3)');
  });

  test('answers that come one by one stand under one heading', () => {
    const answer = (text: string) => ({
      employeeType: null,
      types: ['customer' as const, 'subordinate' as const],
      data: [text],
    });
    const question = { questionId: 'q', questionText: 'Что?', type: 'text' as const };
    const content = sampleReport({
      commonQuestionAnswerList: [{ ...question, answers: [answer('а'), answer('б')] }],
    });
    expect(paperOf(content).texts.questions[0]?.groups).toEqual([
      { group: 'Клиенты, подчинённые', answers: ['а', 'б'] },
    ]);
  });
});

describe('what the notes say', () => {
  const anonymity = (content: ReportContent) =>
    plain(paperOf(content).notes.list.at(-1)?.paragraphs.join(' ') ?? '');

  test('the threshold, what was merged, and that all is shown', () => {
    const text = anonymity(sampleReport({ anonymityThreshold: 4 }));
    expect(text).toContain('в среднем по группе не меньше чем из 4 человек');
    expect(text).toContain('Объединены роли: клиенты, подчинённые.');
    expect(text).toContain('учтены хотя бы в одной компетенции');
    expect(anonymity(sampleReportBy('90'))).not.toContain('учтены');
  });

  test('why cells are empty, under the table and only where some are', () => {
    const without = (at: number, overrides = {}) => {
      const content = sampleReport(overrides);
      content.competenceMarkList[at]!.participantList.splice(1, 1);
      return plain(paperOf(content).competences.note);
    };
    expect(paperOf(sampleReport()).competences.note).not.toContain('«—»');
    expect(without(2)).toContain('оценок меньше 3, роль объединена с другой или не показана');
    expect(without(2, { isAnonymous: false })).toContain('«—» — оценки нет: никто не ответил');
  });

  test('how many sheets are not shown, and why', () => {
    expect(anonymity(sampleReport({ notShownSheetCount: 2 }))).toContain(
      'Не показаны ответы 2 человек:',
    );
    expect(anonymity(sampleReport({ notShownSheetCount: 1, kind: 'interim' }))).toContain(
      'Пока не показаны ответы 1 человека:',
    );
    expect(anonymity(sampleReport({ notShownSheetCount: 1, isAnonymous: false }))).toContain(
      '1 человек на все вопросы',
    );
  });

  test('which roles another report keeps back, and of which assessment it is', () => {
    const comparableList = [{ number: 7, types: ['colleague' as const, 'customer' as const] }];
    const text = anonymity(sampleReport({ notShownSheetCount: 4, comparableList }));
    expect(text).toContain('Не показаны ответы 4 человек.');
    expect(text).toContain('Не показаны роли: коллеги, клиенты. Есть отчёт');
    expect(text).toContain('по анкете № 7');
  });

  test('no promise where the assessment is not anonymous', () => {
    expect(anonymity(sampleReportBy('180'))).toContain('не анонимная');
    expect(anonymity(sampleReport({ anonymityThreshold: 1 }))).toContain('не анонимная');
  });

  test('formula and limits are always there', () => {
    const text = plain(JSON.stringify(paperOf(sampleReport()).notes.list));
    expect(text).toContain('оценка = 6 − номер ответа');
    expect(text).toContain('Зона развития: внешняя оценка < 3,5');
  });
});
