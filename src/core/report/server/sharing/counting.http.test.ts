import { expect, test } from 'vitest';
import type { ShareWay } from '#core/questionary/contract/rules/cycle.ts';
import { getReport } from '#core/report/contract/report.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { inBrand, makeMember } from '#test/factories.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** Opening changes who may open a report now, never who counts towards its threshold (rule 135). */
const asking = startAsking();
const { house, query } = asking;

/** A colleague of person 0, or one who leads them; an employee and a director open no report of theirs. */
const readers: Record<string, { roles: Role[]; leads: boolean }> = {
  HR: { roles: ['ROLE_HR'], leads: false },
  'a leader': { roles: ['ROLE_MANAGER'], leads: true },
  'a director': { roles: ['ROLE_DIRECTOR'], leads: false },
  'an employee': { roles: ['ROLE_EMPLOYEE'], leads: false },
};
/** Where a report opens at once `readers.http.test.ts` holds the same. */
const cases: { name: keyof typeof readers; way: ShareWay }[] = [
  { name: 'HR', way: 'hr' },
  { name: 'HR', way: 'talk' },
  { name: 'a leader', way: 'talk' },
  { name: 'a leader', way: 'hr' },
  { name: 'an employee', way: 'talk' },
  { name: 'a director', way: 'talk' },
];

test.each(cases)(
  '$name who answered counts as little where it opens $way',
  async ({ name, way }) => {
    const [subjectId = '', boss, mate, other, reader = ''] = asking.company.people;
    const { roles, leads } = readers[name]!;
    const isCounted = !leads && !roles.includes('ROLE_HR');
    const given = { employeeId: reader, subordinateIds: leads ? [subjectId] : [] };
    const { membershipId } = await inBrand(
      house.context.database,
      asking.company.brandId,
      (scope) => makeMember(scope, roles, given),
    );
    await opens(way);
    for (const id of [subjectId, boss, mate, other, reader]) {
      await asking.answer(await asking.tokenOf(id));
    }
    // They lead nobody any more, and nobody may open it yet: they could while it was answered.
    await query('update membership set disabled = true where id = $1', [membershipId]);
    expect(await colleaguesShown()).toEqual(isCounted ? [3] : []);
  },
);

test.each<ShareWay>(['talk', 'hr'])(
  'a leader for the minute in which they were asked counts as little where it opens %s',
  async (way) => {
    const [subjectId = '', ...raters] = asking.company.people.slice(0, 5);
    const reader = raters.at(-1)!;
    await asking.over();
    const given = { employeeId: reader, subordinateIds: [subjectId] };
    await inBrand(house.context.database, asking.company.brandId, (scope) =>
      makeMember(scope, ['ROLE_MANAGER'], given),
    );
    await asking.start();
    await query('delete from employee_leader where leader_id = $1', [reader]);
    await opens(way);
    for (const id of [subjectId, ...raters]) await asking.answer(await asking.tokenOf(id));
    expect(await colleaguesShown()).toEqual([]);
  },
);

const opens = (way: ShareWay) =>
  query('update questionary set release = $2, release_on = $3 where id = $1', [
    asking.questionary.id,
    way,
    '2026-07-15',
  ]);

/** How many sheets the report about person 0 shows of colleagues, of whom three have answered. */
async function colleaguesShown(): Promise<number[]> {
  await asking.work();
  const params = { questionaryId: asking.questionary.id, employeeId: asking.company.people[0]! };
  const { body } = await house.call(getReport, { token: asking.company.hrToken, params });
  const groups = body.data.competenceMarkList[0]!.participantList;
  const shown = groups.filter(({ types }) => types.includes('colleague'));
  return shown.map(({ sheetCount }) => sheetCount);
}
