import { afterAll, describe, expect, test } from 'vitest';
import { paperFor } from '#test/file/paper-for.ts';
import { copiedPages, copiedText, flat, readPdf } from '#test/file/pdf-text.ts';
import { pngOf } from '#test/file/picture.ts';
import { hostileReport } from '#test/report/hostile-report.ts';
import { sampleReport, sampleReportBy } from '#test/report/report-sample.ts';
import { everyShape, reportShapes } from '#test/report/report-shapes.ts';
import { createPdf } from './render.ts';

const brand = paperFor();
const pdf = createPdf();
afterAll(() => pdf.close());

const hostile = ['#panic("x")', '$x^2$', '*a* _b_', '@ref <label>', '\\', '#let a = 1', '= Head'];

async function expectTexts(bytes: Uint8Array, texts: readonly string[]) {
  const copied = await copiedText(bytes);
  const { signs } = readPdf(bytes);
  for (const text of texts) {
    expect(flat(copied)).toContain(flat(text));
    for (const sign of text.replace(/\s/g, '')) expect(signs).toContain(sign);
  }
}

describe('the report on paper', () => {
  test('is a tagged PDF/UA whose Russian text can be copied out', async () => {
    const bytes = await pdf.render('north', {
      content: sampleReport(),
      locale: 'ru',
      paperFor: brand,
    });
    const { objects, pageCount } = readPdf(bytes);
    expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
    expect(objects).toContain('/StructTreeRoot');
    expect(objects).toMatch(/<pdfuaid:part>1</);
    expect(objects).toMatch(/\/Lang\s*\(ru\)/);
    expect(pageCount).toBe(8);
    const name = 'Щербакова-Лебедева Алёна Сергеевна';
    await expectTexts(bytes, [
      brand.name,
      name,
      'Слепые зоны',
      'Клиенты, подчинённые',
      '4,1',
      '8 / 8',
      'Анонимность',
    ]);
  });

  test('is set in the type face of the screen, and in others only what it lacks', async () => {
    const { objects } = readPdf(
      await pdf.render('north', { content: sampleReportBy('90'), locale: 'ru', paperFor: brand }),
    );
    const faces = [...objects.matchAll(/\/FontName\s*\/[A-Z]+\+([\w-]+)/g)].map(([, face]) => face);
    const golos = ['GolosText-Medium', 'GolosText-Regular', 'GolosText-SemiBold'];
    expect(faces.sort()).toEqual([...golos, 'Inter-Regular']);
  });

  test.each([
    ['an ordinary report', sampleReport()],
    ['one with a role left out', reportShapes.keptBack],
    ['one with rows that are rough or empty', reportShapes.gaps],
  ])('breaks no word over the columns of %s', async (_, content) => {
    const copied = await copiedText(
      await pdf.render('north', { content, locale: 'ru', paperFor: brand }),
    );
    expect(copied).not.toMatch(
      /Руководи\s+тели|подчинён\s+ные|оцен\s+ка|спраши\s+вали|при\s+мерно/,
    );
  });

  test('speaks English with decimal points', async () => {
    const bytes = await pdf.render('north', {
      content: sampleReport(),
      locale: 'en',
      paperFor: brand,
    });
    await expectTexts(bytes, ['Blind spots', 'Customers, direct reports', '4.1', '1 / 8']);
  });

  test('is the same to the byte when set again, also by another worker', async () => {
    const first = await pdf.render('north', {
      content: sampleReport(),
      locale: 'ru',
      paperFor: brand,
    });
    await pdf.render('north', { content: sampleReportBy('90'), locale: 'en', paperFor: brand });
    const other = createPdf();
    const [second, third] = [
      await pdf.render('north', { content: sampleReport(), locale: 'ru', paperFor: brand }),
      await other.render('north', { content: sampleReport(), locale: 'ru', paperFor: brand }),
    ];
    await other.close();
    expect(Buffer.from(second).equals(first)).toBe(true);
    expect(Buffer.from(third).equals(first)).toBe(true);
  });

  test('has the company’s logo in place of its name, each its own', async () => {
    const set = (logo: Uint8Array | null) =>
      pdf.render('north', {
        content: sampleReport(),
        locale: 'ru',
        paperFor: paperFor({ name: 'Заря', logo }),
      });
    const wide = await set(pngOf(640, 160));
    const small = await set(pngOf(8, 8, { shade: 0x30 }));
    const none = await set(null);
    const imagesIn = (bytes: Uint8Array) =>
      [...readPdf(bytes).objects.matchAll(/\/Width (\d+)\s+\/Height (\d+)/g)].map(
        ([, ...of]) => of,
      );
    const both = (width: string, height: string) => [
      [width, height],
      [width, height],
    ];
    expect([wide, small, none].map(imagesIn)).toEqual([both('640', '160'), both('8', '8'), []]);
    expect(readPdf(wide).objects).toMatch(/<pdfuaid:part>1</);
    const names = await Promise.all([wide, none].map(copiedText));
    expect(names.map((text) => text.includes('Заря'))).toEqual([false, true]);
    expect(Buffer.from(await set(pngOf(640, 160))).equals(wide)).toBe(true);
  });

  test('says the main points first, and how it was made at the end', async () => {
    const pages = (
      await copiedPages(
        await pdf.render('north', { content: sampleReport(), locale: 'ru', paperFor: brand }),
      )
    ).map(flat);
    const order = [
      ['Главное', 1],
      ['Сильные стороны', 1],
      ['Что дальше', 1],
      ['Все компетенции', 1],
      ['Самые низкие оценки', 2],
      ['Ответы на открытые вопросы', 2],
      ['Профиль компетенций', 4],
      ['Следующий разговор', 6],
      ['Участники', 7],
      ['Формула', 7],
      ['Описание компетенций', 7],
    ] as const;
    expect(order.map(([text, page]) => [text, pages[page - 1]?.includes(flat(text))])).toEqual(
      order.map(([text]) => [text, true]),
    );
    const whole = pages.join('');
    const places = order.map(([text]) => whole.indexOf(flat(text)));
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
  });

  test('prints what people wrote and runs none of it', async () => {
    const bytes = await pdf.render('north', {
      content: hostileReport(hostile),
      locale: 'ru',
      paperFor: brand,
    });
    await expectTexts(bytes, hostile);
  });

  test('goes on after a failure', async () => {
    const broken = sampleReport({ createdAt: 'never' });
    await expect(
      pdf.render('north', { content: broken, locale: 'ru', paperFor: brand }),
    ).rejects.toThrow();
    await expect(
      pdf.render('north', { content: sampleReport(), locale: 'ru', paperFor: brand }),
    ).resolves.toBeInstanceOf(Uint8Array);
  });

  test.each(everyShape.slice(0, 2))('is set in the shape %s', async (shape, content) => {
    const bytes = await pdf.render('north', { content, locale: 'ru', paperFor: brand });
    const { objects, pageCount } = readPdf(bytes);
    expect(objects).toMatch(/<pdfuaid:part>1</);
    // Behaviours of thirty competences fill an appendix of their own.
    expect(pageCount).toBeLessThan(shape === 'thirtyCompetences' ? 13 : 9);
  });
});
