import { randomBytes } from 'node:crypto';
import { beforeEach } from 'vitest';
import { erasePeople } from '#addon/privacy/server/erase.ts';
import { getReport } from '#core/report/contract/report.ts';
import { inBrand, makeLeaders, makeMember, signIn } from './factories.ts';
import { dumpTables } from './file/dump.ts';
import { startAsking } from './start/start-asking.ts';

/**
 * Before each test, a company in which person 3 has names, an account and leaders that stand nowhere else: whoever is
 * to be erased. Call it at the top of a suite.
 */
export function startErasing() {
  const asking = startAsking();
  const { house, query, tokenOf } = asking;
  const person = (at: number) => asking.company.people[at]!;
  const brandId = () => asking.company.brandId;
  const withScope = <R>(work: Parameters<typeof inBrand<R>>[2]) =>
    inBrand(house.context.database, brandId(), work);
  const state = { word: '', canary: canaryOf('') };

  const name = async (id: string, given: Record<string, string> = state.canary) => {
    for (const [column, value] of Object.entries(given))
      await query(`update employee set ${column} = $2 where id = $1`, [id, value]);
  };
  const fire = async (id: string, day = '2026-01-10') => {
    await query('update employee set fired_at = $2 where id = $1', [id, day]);
    await query('update membership set disabled = true where employee_id = $1', [id]);
  };
  const erase = (ids: string[], withReports = false) =>
    withScope((scope) => erasePeople(scope, ids, { withReports, now: house.context.now() }));
  const report = async (employeeId = person(0), locale = 'ru') =>
    (
      await house.call(getReport, {
        token: asking.company.hrToken,
        params: { questionaryId: asking.questionary.id, employeeId },
        headers: { 'accept-language': locale },
      })
    ).body.data;
  /** The tables that still know the person, apart from the activity log, which keeps its term. */
  const holding = async (): Promise<string[]> => {
    const dump = await dumpTables(house.context.database.pool);
    return Object.entries(dump).flatMap(([table, rows]) =>
      table !== 'public.audit' && rows.some((row) => row.includes(state.word)) ? [table] : [],
    );
  };
  /** A round in which these answer, to its final report, 30 days ago. Unless given, 1 to 4 are asked about 0. */
  const round = async (
    given: Parameters<typeof asking.start>[0] = {},
    answering = [0, 1, 2, 3, 4],
  ) => {
    await asking.over();
    await asking.start(given);
    for (const at of answering) await asking.answer(await tokenOf(person(at)));
    const made = await asking.report();
    await query(`update questionary set done_at = done_at - interval '30 days' where id = $1`, [
      asking.questionary.id,
    ]);
    return made;
  };

  beforeEach(async () => {
    const word = randomBytes(6).toString('hex');
    const canary = canaryOf(word);
    Object.assign(state, { word, canary });
    await name(person(3));
    const member = await withScope(async (scope) => {
      const made = await makeMember(scope, ['ROLE_EMPLOYEE'], {
        employeeId: person(3),
        email: canary.email,
      });
      await query(
        `update account set first_name = $2, last_name = $3, pending_email = $4 where id = $1`,
        [made.accountId, canary.first_name, canary.last_name, `new-${word}@example.ru`],
      );
      await makeLeaders(scope, person(3), [person(5)]);
      await makeLeaders(scope, person(6), [person(3)]);
      return made;
    });
    await signIn(house.context.database, member, house.context.now());
    await query(`insert into photo values ($1, $2, 'hash', 'image/webp', '\\x00')`, [
      brandId(),
      person(3),
    ]);
  });
  const ways = { asking, house, query, person, brandId, withScope };
  return Object.assign(state, ways, { name, fire, erase, report, holding, round });
}

/** By what a person is found where no id stands, in words that stand nowhere else: other ones in each test. */
const canaryOf = (word: string) => ({
  last_name: `Канарейкина${word}`,
  first_name: `Жёлтая${word}`,
  middle_name: `Птицевна${word}`,
  email: `canary-${word}@example.ru`,
  slack_id: `U${word}`,
});
