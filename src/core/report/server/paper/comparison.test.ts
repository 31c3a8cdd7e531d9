import { afterAll, describe, expect, test } from 'vitest';
import { compareContents } from '#core/report/contract/reading/report-difference.ts';
import { createPdf } from '#platform/server/pdf/render.ts';
import { speak } from '#platform/texts/speak.ts';
import { paperBrand } from '#test/file/paper-for.ts';
import { copiedText, flat, readPdf } from '#test/file/pdf-text.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { everyShape, reportShapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import { comparisonPaper } from './comparison-paper.ts';

const pdf = createPdf();
const forNorth = { ...paperBrand, timeZone: 'UTC' };
afterAll(() => pdf.close());

const lastYear = { createdAt: '2025-10-23T21:00:00.000Z', number: 3 };
const earlier = sampleReport({
  ...lastYear,
  dateStart: '2025-10-05',
  dateEnd: '2025-10-23',
  competenceMarkList: sampleReport().competenceMarkList.map((row, at) => ({
    ...row,
    otherParticipantMark: (row.otherParticipantMark ?? 0) - (at === 0 ? 1.2 : 0),
  })),
});
const textOf = async (...pair: Parameters<typeof compareContents>) => {
  const bytes = await pdf.render('north', {
    comparison: compareContents(...pair),
    locale: 'ru',
    comparedFor: forNorth,
  });
  return { bytes, text: flat(await copiedText(bytes)), ...readPdf(bytes) };
};

describe('a comparison on paper', () => {
  test('is a tagged PDF/UA with the main points, both profiles and all changes', async () => {
    const { bytes, text, objects, pageCount } = await textOf(earlier, sampleReport());
    expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
    expect(objects).toMatch(/<pdfuaid:part>1</);
    expect(objects).toMatch(/\/Lang\s*\(ru\)/);
    expect(pageCount).toBe(2);
    const [first] = sampleReport().competenceMarkList;
    for (const part of [
      'Север',
      'Щербакова-Лебедева Алёна Сергеевна',
      '5 окт. 2025 – 23 окт. 2025',
      'Анкеты № 3 и № 17',
      `${first?.name} (+1,2)`,
      'Внешняя оценка, 23 окт. 2025',
      'Все компетенции вместе',
      'В скобках',
    ]) {
      expect(text).toContain(flat(part));
    }
    expect(await copiedText(bytes)).not.toMatch(/Руководи\s+тели|подчинён\s+ные|оцен\s+ка/);
  });

  test('is the same to the byte when set again', async () => {
    const [one, other] = [
      await textOf(earlier, sampleReport()),
      await textOf(sampleReport(), earlier),
    ];
    expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true);
  });

  test('prints what people wrote and runs none of it', async () => {
    const subject = '#panic("x") $x^2$ *a* @ref <label> \\ = Head';
    expect((await textOf(earlier, sampleReport({ subject }))).text).toContain(flat(subject));
  });

  test('leaves out a chart and a table that would be empty', () => {
    const paperOf = (shape: keyof typeof reportShapes) =>
      comparisonPaper(
        compareContents({ ...reportShapes[shape], ...lastYear }, reportShapes[shape]),
        'ru',
        speak.ru,
        forNorth,
      );
    expect(paperOf('noAnswers')).toMatchObject({ chart: null, table: null });
    for (const [shape] of everyShape.filter(([, { kind }]) => kind === 'final')) {
      const { table } = paperOf(shape);
      for (const row of table?.rows ?? []) expect(row.cells.length + 1).toBe(table?.head.length);
    }
  });

  test('says of a group of one report alone which it is, and shows its rating without a change', () => {
    const { merged, anonymous } = reportShapes;
    const comparison = compareContents({ ...merged, ...lastYear }, anonymous);
    const { table } = comparisonPaper(comparison, 'ru', speak.ru, forNorth);
    const at = table?.head.findIndex(({ label }) => label === 'Клиенты') ?? -1;
    expect(plain(table?.head[at]?.onlyIn ?? '')).toBe(`только в № ${anonymous.number}`);
    expect(table?.rows.every(({ cells }) => cells[at - 1]?.marks === null)).toBe(true);
  });
});
