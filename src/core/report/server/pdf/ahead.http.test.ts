import { beforeEach, expect, test, vi } from 'vitest';
import { exportReport } from '#core/report/contract/report.ts';
import { insertReport } from '#core/report/server/queries.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { inBrand, makePeople } from '#test/factories.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { makePdfs } from './tasks.ts';

/** PDFs of final reports that are there before anybody asks (rule 92). */

const asking = startAsking();
const { house } = asking;

beforeEach(async () => {
  const { people } = asking.company;
  for (const person of people.slice(0, 5)) await asking.answer(await asking.tokenOf(person));
});
const ofThis = () => [asking.questionary.id];
const kept = () =>
  asking.query<{ locale: string; voice: string; kind: string; brand_id: string }>(
    'select locale, voice, kind, brand_id from report_pdf where questionary_id = $1',
    ofThis(),
  );
const waiting = async () => {
  const jobs = await queuedJobs(house.context.database, 'make-pdfs');
  return jobs.filter(({ payload }) => payload.questionaryId === asking.questionary.id).length;
};
const takeAsHr = () =>
  house.call(exportReport, {
    token: asking.company.hrToken,
    query: { questionaryId: asking.questionary.id, employeeId: asking.company.people[0]! },
  });

test('they speak of the person in the company’s language, and serve who asks later', async () => {
  await asking.work({ makesPdfs: true });
  const { brandId } = asking.company;
  expect(await kept()).toEqual([
    { locale: 'ru', voice: 'other', kind: 'final', brand_id: brandId },
  ]);
  expect(await waiting()).toBe(0);
  const render = vi.spyOn(house.context.pdf, 'render');
  const { bytes } = await takeAsHr();
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(render).not.toHaveBeenCalled();
  render.mockRestore();
});

test('one that cannot be set is left out, and the queue is empty afterwards', async () => {
  const render = vi
    .spyOn(house.context.pdf, 'render')
    .mockRejectedValue(new Failure('unavailable'));
  await asking.work({ makesPdfs: true });
  expect([render.mock.calls.length, (await kept()).length, await waiting()]).toEqual([1, 0, 0]);
  render.mockRestore();
  expect((await takeAsHr()).status).toBe(200);
});

test('a disk that is full, or a database that is away, costs no PDF: it is made later', async () => {
  await asking.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception using errcode = 'disk_full'; end $$`);
  await asking.query('create trigger refuse before insert on report_pdf execute function refuse()');
  await asking.work({ makesPdfs: true });
  await asking.query('drop function refuse cascade');
  expect([(await kept()).length, await waiting()]).toEqual([0, 1]);
  await asking.work({ makesPdfs: true });
  expect([(await kept()).length, await waiting()]).toEqual([1, 0]);
});

test('a report that is deleted while its PDF is made leaves nothing behind, and nothing to do', async () => {
  const render = vi.spyOn(house.context.pdf, 'render').mockImplementation(async () => {
    await asking.query('delete from report where questionary_id = $1', ofThis());
    return new Uint8Array([1]);
  });
  await asking.work({ makesPdfs: true });
  await asking.work({ makesPdfs: true });
  expect([render.mock.calls.length, await kept(), await waiting()]).toEqual([1, [], 0]);
  render.mockRestore();
});

test('two processes that make the same keep one', async () => {
  await asking.work();
  const { brandId } = asking.company;
  const payload = { brandId, questionaryId: asking.questionary.id };
  // What one process remembers of its own work another doesn’t know.
  vi.resetModules();
  const other = await import('./tasks.ts');
  const run = { attempt: 1, isLast: false };
  const render = vi.spyOn(house.context.pdf, 'render').mockResolvedValue(new Uint8Array([1]));
  await Promise.all([makePdfs, other.makePdfs].map((make) => make(house.context, payload, run)));
  expect([render.mock.calls.length, (await kept()).length]).toEqual([2, 1]);
  render.mockRestore();
});

test('where too many wait it is tried again later', async () => {
  const render = vi.spyOn(house.context.pdf, 'render').mockRejectedValue(new Failure('tooMany'));
  await asking.work({ makesPdfs: true });
  expect([(await kept()).length, await waiting()]).toEqual([0, 1]);
  render.mockRestore();
  await asking.work({ makesPdfs: true });
  expect([(await kept()).length, await waiting()]).toEqual([1, 0]);
});

test('of many a piece is made at a time, until each has its own', async () => {
  const { company, questionary } = asking;
  const { database } = house.context;
  const { id: questionaryId, number } = questionary;
  await inBrand(database, company.brandId, async (scope) => {
    for (const employeeId of await makePeople(scope, 11, company)) {
      const content = sampleReport({ questionaryId, employeeId, number });
      const texts = { competences: {}, questions: {} };
      await insertReport(scope, content, { texts, raters: [] });
    }
    await addJob(scope, 'make-pdfs', { brandId: company.brandId, questionaryId });
  });
  const file = new Uint8Array([1]);
  const render = vi.spyOn(house.context.pdf, 'render').mockResolvedValue(file);
  await asking.work({ makesPdfs: true });
  expect([(await kept()).length, await waiting()]).toEqual([12, 0]);
  expect(render).toHaveBeenCalledTimes(12);
  render.mockRestore();
});
