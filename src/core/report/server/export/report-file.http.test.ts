import readXlsx from 'read-excel-file/node';
import { beforeEach, expect, test } from 'vitest';
import { exportReport, getReport } from '#core/report/contract/report.ts';
import { readTable } from '#platform/server/table-file/format/read-table.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house } = asking;
let of: { questionaryId: string; employeeId: string };
const formula = '=HYPERLINK("http://evil.example";"Премия")';

beforeEach(async () => {
  const { people } = asking.company;
  await asking.query(
    `update questionary_question set text = text || jsonb_build_object('en', 'English ' || "order")
     where brand_id = $1`,
    [asking.company.brandId],
  );
  for (const person of people.slice(0, 5)) {
    await asking.answer(await asking.tokenOf(person), { text: formula });
  }
  await asking.work();
  of = { questionaryId: asking.questionary.id, employeeId: people[0]! };
});
const take = (format: string, locale = 'ru', token = asking.company.hrToken) =>
  house.call(exportReport, {
    token,
    query: { ...of, format },
    headers: { 'accept-language': locale },
  });

test('a report as a workbook and as CSV, in the reader’s language, without a formula', async () => {
  const { body } = await house.call(getReport, { token: asking.company.hrToken, params: of });
  const xlsx = await take('xlsx');
  expect(xlsx.headers['content-disposition']).toMatch(/^attachment; filename="\w+_360_.*\.xlsx"$/);
  const sheets = await readXlsx(xlsx.bytes);
  const [summary] = sheets;
  expect(summary?.data).toContainEqual(['Кого оценивали', body.data.subject]);
  const answers = sheets.find(({ sheet }) => sheet === 'Открытые вопросы');
  expect(answers?.data.at(-1)?.[2]).toBe(formula);

  const csv = await take('csv', 'en');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  const text = csv.bytes.toString();
  expect(text).toMatch(/^\ufeffSummary,+\r\n/);
  expect(text).toContain('"\'=HYPERLINK');
  expect(text).not.toMatch(/(^|[,"\n])=HYPERLINK/m);
  const cells = (await readTable((await take('csv')).bytes)).rows.map((row) => row.cells);
  expect(cells.map((row) => row.slice(0, 2))).toContainEqual(['Кого оценивали', body.data.subject]);
  const mark = body.data.competenceMarkList[0]!.otherParticipantMark!;
  const written = mark.toFixed(1).replace('.', ',');
  expect(cells.some((row) => row.includes(written))).toBe(true);

  const noted = await asking.query<{ details: { format: string } }>(
    `select details from audit where verb = 'export' and brand_id = $1 order by id`,
    [asking.company.brandId],
  );
  expect(noted.map(({ details }) => details.format)).toEqual(['xlsx', 'csv', 'csv']);
});

test('the marks of single questions, in the reader’s language', async () => {
  const open = async (locale: string) => {
    const headers = { 'accept-language': locale };
    const token = asking.company.hrToken;
    const { competenceMarkList, behaviourTopList, behaviourLowList } = (
      await house.call(getReport, { token, params: of, headers })
    ).body.data;
    const asked = competenceMarkList.flatMap(({ questionMarkList }) => questionMarkList);
    const texts = [...asked, ...behaviourTopList, ...behaviourLowList];
    return { asked, texts: texts.map(({ questionText }) => questionText) };
  };
  const [russian, english] = [await open('ru'), await open('en')];
  expect(russian.texts.length).toBeGreaterThan(russian.asked.length);
  expect(english.texts.every((text) => text.startsWith('English '))).toBe(true);
  expect(russian.texts.some((text) => text.startsWith('English '))).toBe(false);

  const [, , , questions] = await readXlsx((await take('xlsx', 'en')).bytes);
  expect(questions?.sheet).toBe('Ratings by question');
  const [head, ...rows] = questions!.data;
  expect(rows.map(([, text]) => text)).toEqual(
    english.asked.map(({ questionText }) => questionText),
  );
  const others = rows.map((row) => row[head!.indexOf('Peers')]);
  expect(others).toEqual(english.asked.map(({ otherMark }) => otherMark));
});

test('anybody who may not open the report gets none of its files', async () => {
  const { token } = await enter(house.context, asking.company, ['ROLE_MANAGER'], {
    subordinateIds: [asking.company.people[1]!],
  });
  for (const format of ['xlsx', 'csv']) expect((await take(format, 'ru', token)).status).toBe(404);
});
