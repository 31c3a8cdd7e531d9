import { afterAll, describe, expect, test } from 'vitest';
import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { paperFor } from '#test/file/paper-for.ts';
import { copiedPages, copiedText, readPdf } from '#test/file/pdf-text.ts';
import { someOf } from '#test/how-long.ts';
import { sampleReport, sampleReportBy } from '#test/report/report-sample.ts';
import { everyShape, reportShapes } from '#test/report/report-shapes.ts';
import { createPdf } from './render.ts';

const brand = paperFor();
const pdf = createPdf();
afterAll(() => pdf.close());

/** Drops spaces and soft hyphens, so that a wrapped text is found. */
const flat = (text: string) => text.replace(/[\s\u00ad]+/g, '');

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
    const bytes = await pdf.render('north', sampleReport(), 'ru', brand);
    const { objects, pageCount } = readPdf(bytes);
    expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
    expect(objects).toContain('/StructTreeRoot');
    expect(objects).toMatch(/<pdfuaid:part>1</);
    expect(objects).toMatch(/\/Lang\s*\(ru\)/);
    expect(pageCount).toBe(7);
    const name = 'Щербакова-Лебедева Алёна Сергеевна';
    await expectTexts(bytes, [
      brand.name,
      name,
      'самооценка выше',
      'Клиенты, подчинённые',
      '4,1',
      '7 / 7',
      'Анонимность',
    ]);
  });

  test('is set in the type face of the screen, and in others only what it lacks', async () => {
    const { objects } = readPdf(await pdf.render('north', sampleReportBy('90'), 'ru', brand));
    const faces = [...objects.matchAll(/\/FontName\s*\/[A-Z]+\+([\w-]+)/g)].map(([, face]) => face);
    const golos = ['GolosText-Medium', 'GolosText-Regular', 'GolosText-SemiBold'];
    expect(faces.sort()).toEqual([...golos, 'Inter-Regular']);
  });

  test.each([
    ['an ordinary report', sampleReport()],
    ['one with a role left out', reportShapes.keptBack],
    ['one with rows that are rough or empty', reportShapes.gaps],
  ])('breaks no word over the columns of %s', async (_, content) => {
    const copied = await copiedText(await pdf.render('north', content, 'ru', brand));
    expect(copied).not.toMatch(
      /Руководи\s+тели|подчинён\s+ные|оцен\s+ка|спраши\s+вали|при\s+мерно/,
    );
  });

  test('speaks English with decimal points', async () => {
    const bytes = await pdf.render('north', sampleReport(), 'en', brand);
    await expectTexts(bytes, [
      'self-rating is higher',
      'Customers, direct reports',
      '4.1',
      '1 / 7',
    ]);
  });

  test('is the same to the byte when set again, also by another worker', async () => {
    const first = await pdf.render('north', sampleReport(), 'ru', brand);
    await pdf.render('north', sampleReportBy('90'), 'en', brand);
    const other = createPdf();
    const [second, third] = [
      await pdf.render('north', sampleReport(), 'ru', brand),
      await other.render('north', sampleReport(), 'ru', brand),
    ];
    await other.close();
    expect(Buffer.from(second).equals(first)).toBe(true);
    expect(Buffer.from(third).equals(first)).toBe(true);
  });

  test('says the main points first, and how it was made at the end', async () => {
    const pages = (await copiedPages(await pdf.render('north', sampleReport(), 'ru', brand))).map(
      flat,
    );
    const order = [
      ['Главное', 1],
      ['Сильные стороны', 1],
      ['Что развивать', 1],
      ['Профиль компетенций', 2],
      ['Компетенции', 2],
      ['Ответы на открытые вопросы', 3],
      ['Что дальше', 5],
      ['Участники', 6],
      ['Формула', 6],
      ['Описание компетенций', 6],
    ] as const;
    expect(order.map(([text, page]) => [text, pages[page - 1]?.includes(flat(text))])).toEqual(
      order.map(([text]) => [text, true]),
    );
    const whole = pages.join('');
    const places = order.map(([text]) => whole.indexOf(flat(text)));
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
  });

  test.each(someOf([16, 17, 18, 19, 20], [17]))(
    'of %i rows none stands alone on a page',
    async (count) => {
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
      const pages = await copiedPages(await pdf.render('north', content, 'ru', brand));
      const rows = pages.map((page) => [...flat(page).matchAll(/Навык[а-я]стоит/g)].length);
      expect(rows.reduce((sum, each) => sum + each)).toBe(count);
      expect(rows).not.toContain(1);
    },
  );

  test.each(['longNames', 'allHigh'] as const)('%s has one page to write on', async (shape) => {
    const bytes = await pdf.render('north', reportShapes[shape], 'en', paperFor({ voice: 'own' }));
    const pages = (await copiedPages(bytes)).map(flat);
    const [next, ...others] = pages.filter((page) => page.includes('Whatnext'));
    expect(others).toEqual([]);
    for (const text of ['Fill in this page by hand', 'talk about it again?', 'Next talk'])
      expect(next).toContain(flat(text));
    expect(pages.findIndex((page) => page.includes(flat('Behaviours by competency')))).toBe(
      pages.indexOf(next ?? '') + 1,
    );
  });

  test('no page has three lines, and the first one is full', async () => {
    for (const locale of ['ru', 'en'] as const) {
      for (const [shape, first] of [
        ['noneHigh', 1300],
        ['threeCompetences', 1700],
      ] as const) {
        const pages = await copiedPages(
          await pdf.render('north', reportShapes[shape], locale, paperFor({ voice: 'own' })),
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
      const pages = (await copiedPages(await pdf.render('north', content, 'ru', brand))).map(flat);
      const begun = pages.flatMap((page) => page.split('Самооценка1чел.').slice(1))[0] ?? '';
      const rows = content.competenceMarkList.filter(({ name }) => begun.includes(flat(name)));
      expect(rows.length).toBeGreaterThanOrEqual(4);
    },
  );

  test('of long names the table fills the page that has no room for the chart', async () => {
    const bytes = await pdf.render('north', reportShapes.longNames, 'ru', brand);
    const pages = (await copiedPages(bytes)).map(flat);
    expect(pages[1]?.length).toBeGreaterThan(1300);
  });

  test('only a word that is too long for its column is hyphenated', async () => {
    const name = 'Клиентоориентированность в команде';
    const content = structuredClone(reportShapes.oneCompetence);
    content.strengthList[0]!.name = name;
    const copied = await copiedText(await pdf.render('north', content, 'ru', brand));
    expect(copied.replace(/\s+/g, ' ')).toContain('в команде');
  });

  test('prints what people wrote and runs none of it', async () => {
    const bytes = await pdf.render('north', hostileReport(hostile), 'ru', brand);
    await expectTexts(bytes, hostile);
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
    const { pageCount } = readPdf(await pdf.render('north', hostileReport([text]), 'ru', brand));
    expect(pageCount).toBeGreaterThan(2);
  });

  test('bears 30 competences and 200 open answers', async () => {
    const bytes = await pdf.render('north', bigReport(), 'ru', brand);
    expect(readPdf(bytes).pageCount).toBeGreaterThan(10);
    await expectTexts(bytes, ['Компетенция под номером 30', 'Ответ номер 200']);
  });

  test('goes on after a failure', async () => {
    const broken = sampleReport({ createdAt: 'never' });
    await expect(pdf.render('north', broken, 'ru', brand)).rejects.toThrow();
    await expect(pdf.render('north', sampleReport(), 'ru', brand)).resolves.toBeInstanceOf(
      Uint8Array,
    );
  });

  test.each(someOf(everyShape, everyShape.slice(0, 2)))(
    'is set in the shape %s',
    async (shape, content) => {
      const bytes = await pdf.render('north', content, 'ru', brand);
      const { objects, pageCount } = readPdf(bytes);
      expect(objects).toMatch(/<pdfuaid:part>1</);
      // Behaviours of thirty competences fill an appendix of their own.
      expect(pageCount).toBeLessThan(shape === 'thirtyCompetences' ? 13 : 9);
    },
  );
});

/** A report with these texts in every place that can hold people's words. */
function hostileReport(texts: readonly string[]): ReportContent {
  const whole = sampleReport();
  const word = (at: number) => texts[at % texts.length] ?? '';
  return sampleReport({
    subject: word(0),
    position: word(1),
    subdivision: word(2),
    participantProgressList: texts.map((name) => ({ type: 'colleague', name })),
    competenceMarkList: whole.competenceMarkList.map((each, at) => ({
      ...each,
      name: word(at).slice(0, 200),
      description: word(at + 1),
    })),
    blindZoneList: whole.blindZoneList.map((each) => ({ ...each, name: word(0).slice(0, 200) })),
    commonQuestionAnswerList: [
      {
        questionId: 'question',
        questionText: word(0),
        type: 'text',
        isKeptBack: false,
        answers: [{ employeeType: 'colleague', types: ['colleague'], data: [...texts] }],
      },
    ],
  });
}

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
        isKeptBack: false,
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
