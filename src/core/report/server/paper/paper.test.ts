import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { speak } from '#platform/texts/speak.ts';
import { paperFor } from '#test/file/paper-for.ts';
import { sampleReport, sampleReportBy } from '#test/report/report-sample.ts';
import { plain } from '#test/screen/plain.ts';
import { reportPaper } from './paper.ts';

const paperOf = (content: ReportContent) => reportPaper(content, 'ru', speak.ru, paperFor());

describe('what stands on paper', () => {
  test('the time is that of the brand and names its offset', () => {
    const created = paperOf(sampleReport()).facts[1]?.value;
    expect(created).toBe('24 окт. 2026, 00:00 (UTC+3)');
  });

  test('answers that come one by one stand under one heading', () => {
    const answer = (text: string) => ({
      employeeType: null,
      types: ['customer' as const, 'subordinate' as const],
      data: [text],
    });
    const question = {
      questionId: 'q',
      questionText: 'Что?',
      type: 'text' as const,
    };
    const content = sampleReport({
      commonQuestionAnswerList: [{ ...question, answers: [answer('а'), answer('б')] }],
    });
    expect(paperOf(content).texts.questions[0]?.groups).toEqual([
      { group: 'Клиенты, подчинённые', answers: ['а', 'б'] },
    ]);
  });

  test('names have no column where a report from a file knows none', () => {
    const headOf = (content: ReportContent) => paperOf(content).participants.head;
    const broughtIn = { title: '', scale: '1-5', at: '2026-10-23T21:00:00.000Z' } as const;
    expect(headOf(sampleReport())).toEqual(['Роль', 'Ответили', 'Имена']);
    expect(headOf(sampleReport({ broughtIn }))).toEqual(['Роль', 'Ответили']);
  });
});

describe('what the notes say', () => {
  const anonymity = (content: ReportContent) =>
    plain(paperOf(content).notes.list.at(-1)?.paragraphs.join(' ') ?? '');

  test('the threshold, what was merged, and that all is shown', () => {
    const text = anonymity(sampleReport({ anonymityThreshold: 4 }));
    expect(text).toContain('в среднем по группе не меньше чем из 4 человек');
    expect(text).toContain('Объединены роли: клиенты, подчинённые.');
    expect(text).toContain('учтены хотя бы в одной оценке отчёта');
    expect(anonymity(sampleReportBy('90'))).not.toContain('учтены');
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
