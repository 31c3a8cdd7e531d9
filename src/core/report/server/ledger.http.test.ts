import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { getReport } from '#core/report/contract/report.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { inBrand, makeCompany, makeMember } from '#test/factories.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { makeSubjectReport, readShared } from './make-subject-report.ts';

/** What a report leaves for the next one (data-and-maths, "Atoms"; decision 020). */
const asking = startAsking();
const { house, query, tokenOf } = asking;

/** Person 0 is assessed, 1 is the supervisor, 2 to 7 are colleagues. T is 3. */
const colleagues = [2, 3, 4, 5, 6, 7];
const people = () => asking.company.people;

beforeEach(async () => {
  asking.company = await makeCompany(house.context.database, new Date(testNow));
  await asking.start({
    participantList: [
      { id: people()[1]!, type: 'supervisor' },
      ...colleagues.map((person) => ({ id: people()[person]!, type: 'colleague' as const })),
    ],
  });
});

async function answer(...persons: number[]): Promise<void> {
  for (const person of persons) {
    expect((await asking.answer(await tokenOf(people()[person]))).status).toBe(200);
  }
}

const inCompany = <R>(work: Parameters<typeof inBrand<R>>[2]) =>
  inBrand(house.context.database, asking.company.brandId, work);

const ofSubject = () => ({ questionaryId: asking.questionary.id, employeeId: people()[0]! });

const make = (kind: 'interim' | 'final') =>
  inCompany(async (scope) =>
    makeSubjectReport(
      scope,
      { ...ofSubject(), kind, now: house.context.now(), keyring: house.context.keyring },
      await readShared(scope, asking.questionary.id),
    ),
  );

/** As HR reads it: how many colleagues a competence shows, and how many sheets it holds back. */
async function shown(interimAt?: number) {
  const { status, body } = await house.call(getReport, {
    token: asking.company.hrToken,
    params: ofSubject(),
    ...(interimAt && { query: { passedParticipantCount: String(interimAt) } }),
  });
  expect(status).toBe(200);
  const { competenceMarkList, notShownSheetCount } = body.data;
  const cells = competenceMarkList[0]!.participantList.filter(({ types }) =>
    types.includes('colleague'),
  );
  return { cells: cells.map(({ sheetCount }) => sheetCount), notShown: notShownSheetCount };
}

async function ledgerRow() {
  const [row] = await query<{ ledger: { atoms: object[] }; reader_ids: string[] }>(
    'select ledger, reader_ids from report_ledger where questionary_id = $1',
    [asking.questionary.id],
  );
  return row;
}
const reports = () =>
  query<{ kind: string; count: number }>(
    `select kind, passed_participant_count as count from report where questionary_id = $1 order by kind`,
    [asking.questionary.id],
  );

describe('an interim report before the final one', () => {
  test('fixes who is shown together: a late answer joins no group', async () => {
    await answer(2, 3, 4);
    await make('interim');
    expect(await shown(3)).toEqual({ cells: [3], notShown: 0 });
    const early = (await ledgerRow())!.ledger;
    await answer(5);
    await make('interim');
    const late = (await ledgerRow())!.ledger;
    expect(early.atoms).toHaveLength(1);
    expect(late.atoms).toEqual(early.atoms);
    await make('final');
    expect(await shown()).toEqual({ cells: [3], notShown: 1 });
    expect(await shown(3)).toEqual({ cells: [3], notShown: 0 });
  });

  test('late answers enough for a group of their own are added', async () => {
    await answer(2, 3, 4);
    await make('interim');
    await answer(5, 6, 7);
    await make('final');
    expect(await shown()).toEqual({ cells: [6], notShown: 0 });
  });

  test('is the last of its kind once the final one is made: the answers are gone', async () => {
    await answer(2, 3, 4);
    await make('final');
    await make('interim');
    expect(await reports()).toEqual([{ kind: 'final', count: 3 }]);
    expect([await asking.sheets(), await ledgerRow()]).toEqual([[], undefined]);
  });

  test('at the same number of answers is not made again', async () => {
    await answer(2, 3, 4);
    await make('interim');
    await make('interim');
    expect(await reports()).toEqual([{ kind: 'interim', count: 3 }]);
  });
});

describe('who could open a report', () => {
  const member = (person: number, roles: Role[], given: { subordinateIds?: string[] } = {}) =>
    inCompany((scope) => makeMember(scope, roles, { employeeId: people()[person]!, ...given }));
  const setRoles = (person: number, roles: Role[]) =>
    query('update membership set roles = $1 where employee_id = $2', [roles, people()[person]]);

  test.each<[string, boolean, Awaited<ReturnType<typeof shown>>]>([
    ['at an earlier output counts at no later one', true, { cells: [], notShown: 4 }],
    ['before any output counts again once they cannot', false, { cells: [4], notShown: 0 }],
  ])('%s', async (_, hasInterim, due) => {
    await member(2, ['ROLE_HR']);
    await member(5, ['ROLE_EMPLOYEE']);
    await answer(2, 3, 4);
    if (hasInterim) {
      await make('interim');
      expect(await shown(3)).toEqual({ cells: [], notShown: 3 });
      expect((await ledgerRow())!.reader_ids).toEqual([people()[2]]);
    }
    await setRoles(2, ['ROLE_EMPLOYEE']);
    await setRoles(5, ['ROLE_HR']);
    await answer(5);
    await make('final');
    expect(await shown()).toEqual(due);
  });

  test.each<[string, (person: number) => Promise<unknown>]>([
    [
      'as the subject’s manager, who is one no more',
      async (person) =>
        query('delete from employee_leader where leader_id = $1', [people()[person]]),
    ],
    [
      'whose access has ended',
      async (person) =>
        query('update membership set disabled = true where employee_id = $1', [people()[person]]),
    ],
  ])('%s does not count either', async (_, endAccess) => {
    await member(2, ['ROLE_MANAGER'], { subordinateIds: [people()[0]!] });
    await answer(2, 3, 4);
    await make('interim');
    await endAccess(2);
    await make('final');
    expect(await shown()).toEqual({ cells: [], notShown: 3 });
  });
});

describe('the report and what it leaves', () => {
  test.each(['report', 'report_ledger'])(
    'are kept together or not at all: %s fails',
    async (table) => {
      await answer(2, 3, 4);
      await query(`alter table ${table} add constraint none_yet check (false) not valid`);
      await expect(make('interim')).rejects.toThrow('none_yet');
      await query(`alter table ${table} drop constraint none_yet`);
      expect([await reports(), await ledgerRow()]).toEqual([[], undefined]);
      await make('interim');
      expect(await shown(3)).toEqual({ cells: [3], notShown: 0 });
    },
  );

  test('the answers are not destroyed when the report cannot be kept', async () => {
    await answer(2, 3, 4);
    await query('alter table report add constraint none_yet check (false) not valid');
    await expect(make('final')).rejects.toThrow('none_yet');
    await query('alter table report drop constraint none_yet');
    expect(await asking.sheets()).toHaveLength(3);
  });

  test('wait for somebody who makes one about the same person', async () => {
    await answer(2, 3, 4);
    const client = await house.context.database.pool.connect();
    const waiting =
      'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';
    await client.query('begin');
    await client.query('select from questionary_subject where questionary_id = $1 for update', [
      asking.questionary.id,
    ]);
    const making = [make('interim'), make('final')];
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0);
    expect([await reports(), await ledgerRow()]).toEqual([[], undefined]);
    await client.query('commit');
    client.release();
    await Promise.all(making);
    expect((await reports()).map(({ kind }) => kind)).toContain('final');
  });

  test('made by many at once are one report of each kind on one ledger', async () => {
    await answer(2, 3, 4);
    await make('interim');
    await answer(5, 6, 7);
    const { brandId } = asking.company;
    const final = () =>
      tasks['make-reports'](
        house.context,
        { brandId, questionaryId: asking.questionary.id },
        { attempt: 1, isLast: false },
      );
    await Promise.all([make('interim'), final(), make('interim'), final(), final()]);
    // The later interim one is made only if it was there before the final one.
    const made = (await reports()).map(({ kind, count }) => `${kind} ${count}`);
    expect(made.filter((each) => each !== 'interim 6')).toEqual(['final 6', 'interim 3']);
    expect(await shown()).toEqual({ cells: [6], notShown: 0 });
  });
});
