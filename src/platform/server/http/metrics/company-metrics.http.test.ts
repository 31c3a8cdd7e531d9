import { expect, test } from 'vitest';
import { testingStart } from '#core/answering/contract/answering.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { deleteJobs } from '#test/fake/queued-jobs.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { mostNamed } from './company-metrics.ts';

const asking = startAsking();
const { house, query } = asking;

/** The series of companies: by name and labels. */
async function series(): Promise<Map<string, number>> {
  const { body } = await house.app.inject({ url: '/metrics' });
  const lines = body.split('\n').filter((line) => line.startsWith('otsenka_company_'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
const slug = async () => {
  const [brand] = await query<{ slug: string }>('select slug from brand where id = $1', [
    asking.company.brandId,
  ]);
  return brand?.slug ?? '';
};

test('calls of signed-in people are counted by company and outcome, those of raters are not', async () => {
  const company = await slug();
  const { hrToken: token } = asking.company;
  await asking.work();
  await house.call(positionCalls.names, { token });
  await house.ask('GET', `/position/${crypto.randomUUID()}`, { token });
  await asking.answer(await asking.tokenOf(asking.company.people[2]));
  await house.call(testingStart, { query: { token: 'x'.repeat(43) } });
  await house.ask('GET', '/user/me', { token: 'x'.repeat(43) });
  const all = await series();
  const calls = [...all].filter(
    ([name]) => name.includes('calls_total{') && name.includes(company),
  );
  const ok = `otsenka_company_calls_total{company="${company}",outcome="ok"}`;
  expect(calls.map(([name]) => name)).toContain(ok);
  expect([...all.keys()].join()).not.toMatch(/null|undefined|testing/);
  const before = all.get(ok) ?? 0;
  await asking.answer(await asking.tokenOf(asking.company.people[3]));
  expect((await series()).get(ok)).toBe(before);
  await house.call(positionCalls.names, { token });
  expect((await series()).get(ok)).toBe(before + 1);
});

test('of a thousand companies a bounded number is named, and all are counted', async () => {
  await deleteJobs(house.context.database);
  await query('delete from delivery');
  await query(`
    with made as (
      insert into brand (id, slug, name, short_name)
      select gen_random_uuid(), 'many-' || n, 'many ' || n, 'many' from generate_series(1, 1000) n
      returning id
    ), letter as (
      insert into delivery (brand_id, id, channel, recipient, type, payload, state, created_at)
      select id, gen_random_uuid(), 'email', 'a@b.ru', 'news', '{}', 'waiting', now() from made
    )
    select add_job('make-reports', json_build_object('brandId', id), now() - interval '5 minutes',
      null, 12, 0, null) from made`);
  await query(`select add_job('make-reports', json_build_object('brandId', b), null, null, 12, 0, null)
    from unnest(array[gen_random_uuid()::text, 'nobody']) b`);
  const company = await slug();
  await query(
    `select add_job('make-reports', json_build_object('brandId', $1::text), now() - interval '1 hour',
      null, 12, 0, null)`,
    [asking.company.brandId],
  );
  const all = await series();
  const of = (name: string) =>
    [...all].filter(([one]) => one.startsWith(`otsenka_company_${name}{`));
  const sum = (name: string) => of(name).reduce((total, [, count]) => total + count, 0);
  for (const name of ['jobs_due', 'oldest_job_age_seconds', 'letters']) {
    expect(of(name).length).toBeLessThanOrEqual(mostNamed + 1);
  }
  expect([sum('jobs_due'), sum('letters')]).toEqual([1001, 1000]);
  // Who has waited longest is named.
  expect(all.get(`otsenka_company_jobs_due{company="${company}"}`)).toBe(1);
  const age = all.get('otsenka_company_oldest_job_age_seconds{company="other"}') ?? 0;
  expect([age >= 300, age < 3600]).toEqual([true, true]);
  const names = [...(await series()).keys()];
  expect(new Set([...names, ...all.keys()]).size).toBe(all.size);
});
