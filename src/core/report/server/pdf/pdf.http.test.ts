import { beforeEach, expect, test, vi } from 'vitest';
import { exportReport } from '#core/report/contract/report.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { createPdf } from '#platform/server/pdf/render.ts';
import { copiedText, readPdf } from '#test/file/pdf-text.ts';
import { pngOf } from '#test/file/picture.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house } = asking;
let query: { questionaryId: string; employeeId: string };

beforeEach(async () => {
  const { people } = asking.company;
  for (const person of people.slice(0, 5)) await asking.answer(await asking.tokenOf(person));
  await asking.work();
  query = { questionaryId: asking.questionary.id, employeeId: people[0]! };
});
const take = (locale = 'ru', token = asking.company.hrToken) =>
  house.call(exportReport, {
    token,
    query,
    headers: { 'accept-language': locale },
  });
const kept = () =>
  asking.query<{ brand_id: string }>('select brand_id from report_pdf where questionary_id = $1', [
    query.questionaryId,
  ]);

test('a PDF is made once for each language, and anew when what else is in it changes', async () => {
  const render = vi.spyOn(house.context.pdf, 'render');
  const [first, beside] = await Promise.all([take(), take()]);
  expect(Buffer.from(first.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(beside.bytes.equals(first.bytes)).toBe(true);
  expect((await take()).bytes.equals(first.bytes)).toBe(true);
  expect(render).toHaveBeenCalledTimes(1);
  await take('en');
  expect([render.mock.calls.length, (await kept()).length]).toEqual([2, 2]);
  await asking.query(`update brand set name = name || ' и партнёры' where id = $1`, [
    asking.company.brandId,
  ]);
  expect((await take()).bytes.equals(first.bytes)).toBe(false);
  expect([render.mock.calls.length, (await kept()).length]).toEqual([3, 2]);
  const logo = [pngOf(64, 16), asking.company.brandId];
  await asking.query('update brand set logo = $1 where id = $2', logo);
  expect(readPdf((await take()).bytes).objects).toMatch(/\/Width 64\s+\/Height 16/);
  render.mockRestore();
});

test('the person assessed gets a PDF that speaks to them, and nobody else gets that', async () => {
  const { hrToken, people } = asking.company;
  const { token } = await enter(house.context, asking.company, ['ROLE_EMPLOYEE'], {
    employeeId: people[0]!,
  });
  const [theirs, hrs] = [await take('ru', token), await take('ru', hrToken)];
  expect(await copiedText(theirs.bytes)).toContain('Выберите не больше трёх компетенций');
  expect(await copiedText(hrs.bytes)).not.toContain('Выберите не больше трёх компетенций');
  expect((await take('ru', token)).bytes.equals(theirs.bytes)).toBe(true);
});

test('who waits for files is answered meanwhile', async () => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const render = vi.spyOn(house.context.pdf, 'render').mockImplementation(async () => {
    await held;
    return Buffer.from('%PDF-');
  });
  const files = Array.from({ length: 6 }, () => take());
  await expect.poll(() => render.mock.calls.length).toBeGreaterThan(0);
  const list = await house.call(getReportList, { token: asking.company.hrToken });
  go();
  expect(list).toMatchObject({ status: 200 });
  expect((await Promise.all(files)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  render.mockRestore();
});

test('a kept PDF goes with its report, and is seen by its brand alone', async () => {
  await take();
  expect(await kept()).toEqual([{ brand_id: asking.company.brandId }]);
  await asking.query('delete from report where questionary_id = $1', [query.questionaryId]);
  expect(await kept()).toEqual([]);
  expect((await take()).status).toBe(404);
});

test('a report that takes too long is said to, in either language, and nothing is kept', async () => {
  const { context } = house;
  const { pdf } = context;
  context.pdf = createPdf({ seconds: 0.001 });
  const { status, headers, body } = await take();
  expect([status, headers['retry-after']]).toEqual([503, '60']);
  expect(body.message).toMatch(/не удалось превратить в PDF/);
  expect((await take('en')).body.message).toMatch(/couldn’t turn this report into a PDF/);
  expect(await kept()).toEqual([]);
  await context.pdf.close();
  context.pdf = pdf;
  expect((await take()).status).toBe(200);
});
