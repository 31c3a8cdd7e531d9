import { afterAll, describe, expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { compareContents } from '#core/report/contract/reading/report-difference.ts';
import { speak } from '#platform/texts/speak.ts';
import { paperBrand, paperFor } from '#test/file/paper-for.ts';
import { copiedPages, copiedText, flat, readPdf } from '#test/file/pdf-text.ts';
import { hostileReport } from '#test/report/hostile-report.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { everyShape, reportShapes } from '#test/report/report-shapes.ts';
import { createPdf } from './render.ts';

/** How pages of rare contents are filled. */

const brand = paperFor();
const pdf = createPdf();
afterAll(() => pdf.close());

describe('on paper', () => {
  test.each([16, 17, 18, 19, 20])('of %i rows none stands alone on a page', async (count) => {
    const letters = [...'абвгдежзиклмнопрстуф'].slice(0, count);
    const content = sampleReport({
      strengthList: [],
      competenceMinMarkList: [],
      blindZoneList: [],
      hiddenPossibilitiesList: [],
      developmentZoneList: letters.map((letter) => ({
        competenceId: letter,
        name: `Навык ${letter}`,
        selfMark: 3,
        otherParticipantMark: 3,
      })),
    });
    const pages = await copiedPages(
      await pdf.render('north', { content, locale: 'ru', paperFor: brand }),
    );
    const rows = pages.map((page) => [...flat(page).matchAll(/Навык[а-я]Самооценка/g)].length);
    expect(rows.reduce((sum, each) => sum + each)).toBe(count);
    expect(rows).not.toContain(1);
  });

  test.each(['longNames', 'allHigh'] as const)('%s has one page to write on', async (shape) => {
    const bytes = await pdf.render('north', {
      content: reportShapes[shape],
      locale: 'en',
      paperFor: paperFor({ voice: 'own' }),
    });
    const pages = (await copiedPages(bytes)).map(flat);
    const [next, ...others] = pages.filter((page) => page.includes(flat('Next talk')));
    expect(others).toEqual([]);
    for (const text of ['What next', 'Fill in this page by hand', 'talk about it again?'])
      expect(next).toContain(flat(text));
    expect(pages.findIndex((page) => page.includes(flat('Behaviours by competency')))).toBe(
      pages.indexOf(next ?? '') + 1,
    );
  });

  test('no page has three lines, and the first one is full', async () => {
    for (const locale of ['ru', 'en'] as const) {
      for (const [shape, first] of [
        ['noneHigh', 1300],
        ['threeCompetences', 1300],
      ] as const) {
        const pages = await copiedPages(
          await pdf.render('north', {
            content: reportShapes[shape],
            locale,
            paperFor: paperFor({ voice: 'own' }),
          }),
        );
        for (const page of pages) expect(flat(page).length).toBeGreaterThan(400);
        // Its zones, or the table that the chart has no room beside.
        expect(flat(pages[0] ?? '').length).toBeGreaterThan(first);
      }
    }
  });

  test.each(['by180', 'selfShown', 'gaps'] as const)(
    'the marks of %s begin with four competences or on the next page',
    async (shape) => {
      const content = reportShapes[shape];
      const pages = (
        await copiedPages(await pdf.render('north', { content, locale: 'ru', paperFor: brand }))
      ).map(flat);
      const begun = pages.flatMap((page) => page.split('Самооценка1чел.').slice(1))[0] ?? '';
      const rows = content.competenceMarkList.filter(({ name }) => begun.includes(flat(name)));
      expect(rows.length).toBeGreaterThanOrEqual(4);
    },
  );

  test('of long names the table fills the page that has no room for the chart', async () => {
    const bytes = await pdf.render('north', {
      content: reportShapes.longNames,
      locale: 'ru',
      paperFor: brand,
    });
    const pages = (await copiedPages(bytes)).map(flat);
    expect(pages[1]?.length).toBeGreaterThan(1300);
  });

  test('only a word that is too long for its column is hyphenated', async () => {
    const name = 'Клиентоориентированность в команде';
    const content = structuredClone(reportShapes.oneCompetence);
    content.competenceMarkList[0]!.name = name;
    const copied = await copiedText(
      await pdf.render('north', { content, locale: 'ru', paperFor: brand }),
    );
    expect(copied.replace(/\s+/g, ' ')).toContain('в команде');
  });

  test.each([
    ['emoji, also joined ones', '👍 👨‍👩‍👧 🇷🇺 ❤️ 1️⃣'],
    ['right-to-left text and overrides', 'שלום \u202eмир\u2069'],
    ['a script that no font of ours draws', '中文 ꙮ 𒀀'],
    ['controls, half pairs and no characters', 'a\u0000b\u0007\ud83d c\udc4d\ufffe\ufdd0'],
    ['line breaks of every kind', 'a\r\nb\rc\u2028d\n\n\n'],
    ['5,000 letters without a space', 'щ'.repeat(5000)],
    ['5,000 letters with spaces', 'слово '.repeat(833)],
    ['nothing', ''],
  ])('bears %s', async (_what, text) => {
    const { pageCount } = readPdf(
      await pdf.render('north', { content: hostileReport([text]), locale: 'ru', paperFor: brand }),
    );
    expect(pageCount).toBeGreaterThan(2);
  });

  test.each([
    ['中文 ꙮ 𒀀', true],
    ['한국어', true],
    ['ไทย', true],
    ['Ελληνικά, Łódź, Жүзеге 👍🏽 🇷🇺 1️⃣ e\u0301 ☃', false],
  ])(
    'of %s only our own fonts draw what they can, and it says where they can’t: %s',
    async (text, isSaid) => {
      const bytes = await pdf.render('north', {
        content: hostileReport([text]),
        locale: 'ru',
        paperFor: brand,
      });
      const fonts = [...readPdf(bytes).objects.matchAll(/\/FontName\s*\/[A-Z]+\+([\w-]+)/g)];
      expect(fonts.length).toBeGreaterThan(0);
      const foreign = fonts.filter(([, name]) => !/^(GolosText|Inter|NotoEmoji)-/.test(name ?? ''));
      expect(foreign.map(([, name]) => name)).toEqual([]);
      const copied = flat(await copiedText(bytes));
      expect(copied.includes(flat(speak.ru('paper.undrawn')))).toBe(isSaid);
    },
  );

  test('bears 30 competences and 200 open answers', async () => {
    const bytes = await pdf.render('north', {
      content: bigReport(),
      locale: 'ru',
      paperFor: brand,
    });
    expect(readPdf(bytes).pageCount).toBeGreaterThan(10);
    const copied = flat(await copiedText(bytes));
    for (const text of ['Компетенция под номером 30', 'Ответ номер 200'])
      expect(copied).toContain(flat(text));
  });

  test.each(everyShape.slice(2))('is set in the shape %s', async (shape, content) => {
    const bytes = await pdf.render('north', { content, locale: 'ru', paperFor: brand });
    const { objects, pageCount } = readPdf(bytes);
    expect(objects).toMatch(/<pdfuaid:part>1</);
    // Behaviours of thirty competences fill an appendix of their own.
    expect(pageCount).toBeLessThan(shape === 'thirtyCompetences' ? 14 : 10);
  });

  test.each(['noAnswers', 'noCompetences', 'oneCompetence', 'longNames'] as const)(
    'a comparison bears %s beside every kind of table',
    async (shape) => {
      const content = reportShapes[shape];
      const earlier = { ...content, createdAt: '2025-10-23T21:00:00.000Z', number: 3 };
      const comparison = compareContents(earlier, content);
      const forNorth = { ...paperBrand, timeZone: 'UTC' };
      const bytes = await pdf.render('north', { comparison, locale: 'ru', comparedFor: forNorth });
      expect(readPdf(bytes).pageCount).toBeGreaterThan(0);
    },
  );
});

function bigReport(): ReportContent {
  const [competence] = sampleReport().competenceMarkList;
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  return sampleReport({
    competenceMarkList: numbers(30).map((at) => ({
      ...competence!,
      competenceId: `competence ${at}`,
      name: `Компетенция под номером ${at}`,
    })),
    commonQuestionAnswerList: [
      {
        questionId: 'question',
        questionText: 'Что стоит начать делать?',
        type: 'text',
        answers: [
          {
            employeeType: 'colleague',
            types: ['colleague'],
            data: numbers(200).map(
              (at) => `Ответ номер ${at}. ${'Слова и ещё слова. '.repeat(20)}`,
            ),
          },
        ],
      },
    ],
  });
}
