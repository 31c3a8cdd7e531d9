import { beforeEach, describe, expect, test } from 'vitest';
import { duplicateCalls } from '#addon/duplicate/contract/duplicate.ts';
import { type DuplicateKind, duplicateKinds } from '#addon/duplicate/contract/rules/duplicate.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { getReport } from '#core/report/contract/report.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeCompetence,
  makeLeaders,
  makeMember,
  makePerson,
  makePosition,
  makeSubdivision,
  signIn,
} from '#test/factories.ts';
import { makeConnection } from '#test/sso/make-connection.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { movedLinks, otherLinks } from './links.ts';

/** Entries that look alike are shown, merged and kept apart (rules 193 to 195). Another company has the same. */
const asking = startAsking();
const { house, query } = asking;
let other: Company;
const token = () => asking.company.hrToken;

const list = async (kind: DuplicateKind, by = token()) =>
  (await house.call(duplicateCalls[kind].list, { token: by })).body;
const merge = (kind: DuplicateKind, staysId: string, goesId: string) =>
  house.call(duplicateCalls[kind].merge, { token: token(), body: { staysId, goesId } });
const refusal = async (answer: ReturnType<typeof merge>) => {
  const { status, body } = await answer;
  return [status, body.errors?.[0]?.key.replace('directoryMessages.twin.', '')];
};
const inOwn = <R>(work: Parameters<typeof inBrand<R>>[2]) =>
  inBrand(house.context.database, asking.company.brandId, work);
const person = (place: number) => asking.company.people[place] ?? '';
const lastAudit = async () =>
  (await query('select verb, kind, name, details from audit order by id desc limit 1'))[0];

beforeEach(async () => {
  const { database } = house.context;
  other = await makeCompany(database, house.context.now(), { howMany: 1 });
  await inBrand(database, other.brandId, async (scope) => {
    await makePosition(scope, 'Инженер ');
    await makePosition(scope, '«Инженер»');
  });
});

test('every column that names one of these is known, with or without a key', async () => {
  const names =
    /^(employee|subject|participant|leader|approver|author|respondent|reader|person|position|subdivision|competence)_id$/;
  const keyed = await query<{ at: string; kind: DuplicateKind }>(`
    select c.conrelid::regclass || '.' || a.attname as at, c.confrelid::regclass::text as kind
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'brand_id'
    where c.contype = 'f' and c.confrelid::regclass::text in ('position', 'subdivision', 'competence', 'employee')`);
  const named = await query<{ at: string; column: string }>(`
    select table_name || '.' || column_name as at, column_name as column from information_schema.columns
    where table_schema = 'public' and udt_name = 'uuid'`);
  const known = (kind: DuplicateKind) => [
    ...movedLinks[kind].map(({ table, column }) => `${table}.${column}`),
    ...Object.keys(otherLinks[kind]),
  ];
  for (const kind of duplicateKinds) {
    const due = keyed.filter((one) => one.kind === kind).map(({ at }) => at);
    expect(known(kind)).toEqual(expect.arrayContaining(due));
  }
  const due = named.filter(({ column }) => names.test(column)).map(({ at }) => at);
  expect(duplicateKinds.flatMap(known).toSorted()).toEqual(due.toSorted());
});

describe('two positions', () => {
  const make = (name: string, competenceIds: string[] = []) =>
    inOwn((scope) => makePosition(scope, name, competenceIds));

  test('are shown with what hangs on them, and are one after it, in this company alone', async () => {
    const { positionId, competenceIds, brandId } = asking.company;
    const [shared = ''] = competenceIds;
    const added = (await inOwn((scope) => makeCompetence(scope, { ru: 'Точность' }))).id;
    const goesId = await make('«Инженер»', [shared, added]);
    await query('update position_competence set target_mark = 3 where competence_id = $1', [
      shared,
    ]);
    await query('update position_competence set target_mark = 4 where position_id = $1', [
      positionId,
    ]);
    await query('update employee set position_id = $1 where id = $2', [goesId, person(6)]);
    await query('insert into position_wish values ($1, $2, $4, now()), ($1, $3, $4, now())', [
      brandId,
      person(5),
      person(6),
      goesId,
    ]);
    const { data, count } = await list('position');
    expect(count).toBe(1);
    const uses = [data[0]?.one, data[0]?.other]
      .map((duplicate) => duplicate!)
      .map(({ id, useList }) => [
        id === goesId,
        useList.map(({ use, count }) => `${use} ${count}`),
      ]);
    expect(uses).toEqual(
      expect.arrayContaining([
        [true, ['employee 1', 'competence 2']],
        [false, ['employee 7', 'competence 2', 'questionary 1']],
      ]),
    );
    const others = (await list('position', other.hrToken)).count;
    expect(others).toBe(3);
    expect((await merge('position', positionId, goesId)).status).toBe(200);
    const people = await query('select from employee where position_id = $1', [positionId]);
    expect(people).toHaveLength(8);
    const kept = await query(
      `select competence_id as id, target_mark::float as mark from position_competence
       where position_id = $1 order by "order"`,
      [positionId],
    );
    expect(kept).toEqual([
      ...competenceIds.map((id) => ({ id, mark: 4 })),
      { id: added, mark: null },
    ]);
    expect(await query('select from position where id = $1', [goesId])).toEqual([]);
    expect(await query('select from position_wish')).toEqual([]);
    expect(await lastAudit()).toEqual({
      verb: 'merge',
      kind: 'position',
      name: 'Инженер',
      details: { mergedName: '«Инженер»' },
    });
    expect((await list('position', other.hrToken)).count).toBe(others);
  });

  test('that are not the same are not shown again, and nothing else is merged', async () => {
    const { positionId } = asking.company;
    const duplicateId = await make('инженер-');
    const apart = (oneId: string, otherId: string) =>
      house.call(duplicateCalls.position.apart, { token: token(), body: { oneId, otherId } });
    await apart(duplicateId, positionId);
    await apart(positionId, duplicateId);
    expect((await list('position')).count).toBe(0);
    expect(await refusal(merge('position', positionId, duplicateId))).toEqual([409, 'notAlike']);
    expect(await refusal(merge('position', positionId, positionId))).toEqual([404, undefined]);
    expect((await merge('position', positionId, other.positionId)).status).toBe(404);
  });
});

test('two subdivisions are one after it', async () => {
  const { subdivisionId } = asking.company;
  const goesId = await inOwn((scope) => makeSubdivision(scope, '«Разработка»'));
  await query('update employee set subdivision_id = $1 where id = $2', [goesId, person(6)]);
  expect((await merge('subdivision', subdivisionId, goesId)).status).toBe(200);
  expect(await query('select from subdivision where id = $1', [goesId])).toEqual([]);
});

describe('two competencies', () => {
  test('are one for what is to come, and what was asked keeps its own, in the archive', async () => {
    const [askedId = '', stillId = ''] = asking.company.competenceIds;
    const stays = await inOwn((scope) =>
      makeCompetence(scope, { ru: 'надёжность' }, [{ ru: 'Держит слово: Надёжность' }]),
    );
    expect((await merge('competence', stays.id, askedId)).status).toBe(200);
    const { body } = await house.call(competenceCalls.list, {
      token: token(),
      query: { withArchived: 'true' },
    });
    const shown = body.data.map(({ id, isArchived, questionList }) => [
      id,
      isArchived,
      questionList.length,
    ]);
    expect(shown).toEqual(
      expect.arrayContaining([
        [askedId, true, 2],
        [stays.id, false, 2],
        [stillId, false, 2],
      ]),
    );
    const positions = (await house.call(positionCalls.list, { token: token() })).body.data;
    expect(positions[0]?.competenceList.map(({ id }) => id)).toEqual([stays.id, stillId]);
    const asked = await query(
      'select competence_id as id from questionary_competence where questionary_id = $1 order by "order"',
      [asking.questionary.id],
    );
    expect(asked).toEqual([{ id: askedId }, { id: stillId }]);
    expect((await list('competence')).count).toBe(0);
  });

  test.each([
    ['has not begun', 'created', false, 'stays'],
    ['is in work', 'inwork', false, 'goes'],
    ['of cards is in work and takes more people', 'inwork', true, 'stays'],
    ['of cards is over', 'done', true, 'goes'],
  ])('in a cycle that %s', async (_, status, byCards, kept) => {
    const { brandId, competenceIds } = asking.company;
    const [staysId = ''] = competenceIds;
    const goes = await inOwn((scope) => makeCompetence(scope, { ru: 'Надежность' }, []));
    const cycleId = crypto.randomUUID();
    await query(
      `insert into cycle (brand_id, id, number, name, method, is_anonymous, chosen_by, approved_by,
         limits, competence_source, date_start, date_end, release, status, by_cards)
       values ($1, $2, 1, 'Весна', '360', true, 'hr', 'nobody', '{}', 'list', '2026-01-01',
         '2026-02-01', 'atOnce', $3, $4)`,
      [brandId, cycleId, status, byCards],
    );
    await query(
      `insert into cycle_competence (brand_id, cycle_id, competence_id, "order") values ($1, $2, $3, 1)`,
      [brandId, cycleId, goes.id],
    );
    expect((await merge('competence', staysId, goes.id)).status).toBe(200);
    const asks = await query(
      'select competence_id as id from cycle_competence where cycle_id = $1',
      [cycleId],
    );
    expect(asks).toEqual([{ id: kept === 'stays' ? staysId : goes.id }]);
  });

  test('of which one was never asked: it is gone', async () => {
    const [staysId = ''] = asking.company.competenceIds;
    const goes = await inOwn((scope) => makeCompetence(scope, { ru: 'Надежность' }, []));
    expect((await merge('competence', staysId, goes.id)).status).toBe(200);
    expect(await query('select from competence where id = $1', [goes.id])).toEqual([]);
  });
});

describe('two records of a person', () => {
  /** Another record of the same name. */
  async function duplicateOf(id: string): Promise<string> {
    const { positionId, subdivisionId } = asking.company;
    const [row] = await query<{ firstName: string; lastName: string }>(
      'select first_name as "firstName", last_name as "lastName" from employee where id = $1',
      [id],
    );
    return inOwn((scope) => makePerson(scope, { positionId, subdivisionId, ...row }));
  }
  const report = async (employeeId: string) => {
    const params = { questionaryId: asking.questionary.id, employeeId };
    return house.call(getReport, { token: token(), params });
  };
  async function answerAll() {
    for (const place of [1, 2, 3, 4]) await asking.answer(await asking.tokenOf(person(place)));
  }
  /** In which tables a row still says this id anywhere. */
  async function tablesWith(id: string): Promise<string[]> {
    const tables = await query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await query(`select from "${name}" t where t::text like $1 limit 1`, [
        `%${id}%`,
      ]);
      if (rows.length > 0) found.push(name);
    }
    return found.toSorted();
  }

  test('wait until no assessment of either goes on', async () => {
    const duplicateId = await duplicateOf(person(2));
    const { data } = await list('employee');
    expect(data.map(({ refusal }) => refusal)).toEqual(['atWork']);
    expect(await refusal(merge('employee', duplicateId, person(2)))).toEqual([409, 'atWork']);
  });

  test('bring their reports, leaders and people together, and no number changes', async () => {
    const goesId = person(0);
    const duplicateId = await duplicateOf(goesId);
    await inOwn(async (scope) => {
      await makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId: goesId });
      await makeLeaders(scope, goesId, [person(7)]);
      await makeLeaders(scope, person(6), [goesId]);
    });
    await answerAll();
    await asking.report();
    const before = (await report(goesId)).body.data;
    expect((await merge('employee', duplicateId, goesId)).status).toBe(200);
    const after = (await report(duplicateId)).body.data;
    expect(after).toEqual({ ...before, employeeId: duplicateId });
    expect((await report(goesId)).status).toBe(404);
    expect(await tablesWith(goesId)).toEqual(['audit', 'delivery', 'employee', 'former_name']);
    const leaders = await query(
      `select employee_id as id, leader_id as leader from employee_leader where brand_id = $1 order by place, employee_id = $2`,
      [asking.company.brandId, duplicateId],
    );
    expect(leaders).toEqual([
      { id: person(6), leader: duplicateId },
      { id: duplicateId, leader: person(7) },
    ]);
    const [gone] = await query<{ deleted: boolean }>(
      'select deleted_at is not null as deleted from employee where id = $1',
      [goesId],
    );
    expect(gone).toEqual({ deleted: true });
  });

  describe('and their access', () => {
    const emailOf = async (id: string) =>
      (await query<{ email: string }>('select email from employee where id = $1', [id]))[0]?.email;
    const account = async (
      employeeId: string,
      given: { waitsIn?: string; disabled?: boolean } = {},
    ) => {
      const email = (await emailOf(employeeId)) ?? '';
      const member = await inOwn((scope) =>
        makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId, email, ...given }),
      );
      return { email, token: await signIn(house.context.database, member, house.context.now()) };
    };
    async function comesInByProvider(employeeId: string) {
      const { brandId } = asking.company;
      const issuer = 'https://id.example.ru';
      const connectionId = await makeConnection(house.context, brandId, { issuer });
      await query(
        `insert into sso_identity (brand_id, connection_id, subject, membership_id)
         select $1, $2, 'of a person', id from membership where employee_id = $3`,
        [brandId, connectionId, employeeId],
      );
    }
    const opens = async (by: string) => {
      const [of] = await query<{ employeeId: string }>(
        'select employee_id as "employeeId" from report where questionary_id = $1',
        [asking.questionary.id],
      );
      const params = { questionaryId: asking.questionary.id, employeeId: of?.employeeId ?? '' };
      return (await house.call(getReport, { token: by, params })).status;
    };
    const told = async (email: string) => {
      await asking.work();
      return asking.box
        .to(email)
        .filter(({ subject }) => subject?.startsWith('Ваш e-mail изменён'));
    };
    beforeEach(async () => {
      await answerAll();
      await asking.report();
      asking.box.mails.length = 0;
    });

    test('asks for a proof: a stolen session moves nobody’s reports', async () => {
      const duplicateId = await duplicateOf(person(0));
      house.setNow(new Date(house.context.now().getTime() + 10 * 60_000).toISOString());
      const { status, body } = await merge('employee', duplicateId, person(0));
      expect([status, body.code]).toEqual([403, 16]);
      const [employee] = await query('select from employee where id = $1 and deleted_at is null', [
        person(0),
      ]);
      expect(employee).toBeDefined();
    });

    test('stays with the address that has it, whichever record stays', async () => {
      const goes = await account(person(0));
      const duplicateId = await duplicateOf(person(0));
      const stranger = await account(duplicateId, { waitsIn: asking.company.brandId });
      const [pair] = (await list('employee')).data;
      const shown = [pair?.one, pair?.other].map((duplicate) => [
        duplicate?.id === duplicateId,
        duplicate?.access,
      ]);
      expect(shown).toEqual(
        expect.arrayContaining([
          [false, { email: goes.email, comesIn: true }],
          [true, { email: stranger.email, comesIn: false }],
        ]),
      );
      expect((await merge('employee', duplicateId, person(0))).status).toBe(200);
      expect(await emailOf(duplicateId)).toBe(goes.email);
      expect(await opens(goes.token)).toBe(200);
      expect(await opens(stranger.token)).toBe(401);
      expect(await lastAudit()).toMatchObject({
        verb: 'merge',
        details: { fieldList: ['email'], emailFrom: stranger.email, emailTo: goes.email },
      });
      expect(await told(stranger.email)).toHaveLength(1);
      expect(await told(goes.email)).toEqual([]);
    });

    test('of two that are used, is the chosen record’s, and the other address is told which', async () => {
      const goes = await account(person(0));
      const duplicateId = await duplicateOf(person(0));
      const stays = await account(duplicateId);
      expect((await merge('employee', duplicateId, person(0))).status).toBe(200);
      expect(await emailOf(duplicateId)).toBe(stays.email);
      expect([await opens(stays.token), await opens(goes.token)]).toEqual([200, 401]);
      const [letter] = await told(goes.email);
      expect(letter?.text).toContain(`Новый адрес: ${stays.email}`);
      expect(await told(stays.email)).toEqual([]);
    });

    test('by the company’s sign-in counts, though its invitation was never accepted', async () => {
      const goes = await account(person(0), { waitsIn: asking.company.brandId });
      await comesInByProvider(person(0));
      const duplicateId = await duplicateOf(person(0));
      await account(duplicateId, { waitsIn: asking.company.brandId });
      expect((await merge('employee', duplicateId, person(0))).status).toBe(200);
      expect(await emailOf(duplicateId)).toBe(goes.email);
      expect(await opens(goes.token)).toBe(200);
    });

    test('is not left to the record of somebody who has left', async () => {
      const goes = await account(person(0));
      const duplicateId = await duplicateOf(person(0));
      await query('update employee set fired_at = $1 where id = $2', ['2026-01-01', duplicateId]);
      const { status, body } = await merge('employee', duplicateId, person(0));
      expect([status, body.errors?.[0]?.key]).toEqual([409, 'directoryMessages.twin.staysLeft']);
      expect(await opens(goes.token)).toBe(200);
    });

    test('of who has left is no access: nobody is told, and the other address stays', async () => {
      const goes = await account(person(0), { disabled: true });
      const duplicateId = await duplicateOf(person(0));
      const email = await emailOf(duplicateId);
      expect((await merge('employee', duplicateId, person(0))).status).toBe(200);
      expect(await emailOf(duplicateId)).toBe(email);
      expect(await told(goes.email)).toEqual([]);
    });
  });

  test('of whom both have reports, plans, consents and cycles that are over: all of it is one person’s', async () => {
    const [staysId, { brandId }] = [person(0), asking.company];
    const goesId = await duplicateOf(staysId);
    await answerAll();
    await asking.report();
    /** A second row like those of a table, but for what is given. */
    const again = async (table: string, given: object, where = 'true') => {
      const columns = await query<{ all: string }>(
        `select string_agg(quote_ident(column_name), ', ') as all from information_schema.columns
         where table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const row = `select (jsonb_populate_record(t, $1::jsonb)).* from ${table} t
        where brand_id = $2 and ${where}`;
      await query(
        `insert into ${table} (${columns[0]?.all}) select ${columns[0]?.all} from (${row}) r`,
        [JSON.stringify(given), brandId],
      );
    };
    const questionaryId = crypto.randomUUID();
    const of = { questionary_id: questionaryId, employee_id: goesId };
    await again('questionary', { id: questionaryId, number: 99 });
    await again('questionary_subject', of);
    await again('report', { ...of, content: { employeeId: goesId } }, `kind = 'final'`);
    const plan = (employeeId: string, closed = false) =>
      query<{ id: string }>(
        `insert into plan (brand_id, id, employee_id, questionary_id, created_at, closed_at)
         values ($1, gen_random_uuid(), $2, $3, now(), case when $4 then now() end) returning id`,
        [brandId, employeeId, asking.questionary.id, closed],
      );
    await plan(staysId);
    await plan(goesId, true);
    const [second] = await plan(goesId);
    await query(
      `insert into plan_goal (brand_id, plan_id, id, position, text, sign)
       values ($1, $2, gen_random_uuid(), 1, 'Цель', '')`,
      [brandId, second?.id],
    );
    await query(
      `insert into consent values ($1, $2, 1, '2026-01-01', 'link'), ($1, $3, 1, '2026-02-01', 'link'),
       ($1, $3, 2, '2026-03-01', 'link')`,
      [brandId, staysId, goesId],
    );
    const cycleId = crypto.randomUUID();
    await query(
      `insert into cycle (brand_id, id, number, name, method, is_anonymous, chosen_by, approved_by,
         limits, competence_source, date_start, date_end, release, status)
       values ($1, $2, 1, 'Весна', '360', true, 'hr', 'nobody', '{}', 'list', '2026-01-01',
         '2026-02-01', 'atOnce', 'done')`,
      [brandId, cycleId],
    );
    await query('insert into cycle_subject (brand_id, cycle_id, employee_id) values ($1, $2, $3)', [
      brandId,
      cycleId,
      goesId,
    ]);
    expect((await merge('employee', staysId, goesId)).status).toBe(200);
    const reports = await query(`select from report where employee_id = $1`, [staysId]);
    expect(reports).toHaveLength(2);
    const plans = await query(
      `select p.closed_at is null as "isOpen", count(g.id)::int as goals from plan p
       left join plan_goal g on g.plan_id = p.id where p.employee_id = $1 group by p.id, p.closed_at order by 1, 2`,
      [staysId],
    );
    expect(plans).toEqual([
      { isOpen: false, goals: 0 },
      { isOpen: false, goals: 1 },
      { isOpen: true, goals: 0 },
    ]);
    const consents = await query(
      'select version, day::text from consent where employee_id = $1 order by version',
      [staysId],
    );
    expect(consents).toEqual([
      { version: 1, day: '2026-01-01' },
      { version: 2, day: '2026-03-01' },
    ]);
    expect(await query('select employee_id as id from cycle_subject')).toEqual([{ id: staysId }]);
    expect(await tablesWith(goesId)).toEqual(['employee', 'former_name']);
  });

  test('of a rater: the report has as many people as before, each of whom counts as before', async () => {
    const goesId = person(2);
    const duplicateId = await duplicateOf(goesId);
    await answerAll();
    const before = await asking.report();
    const raters = () =>
      query<{ raters: { id: string }[] }>(
        `select raters from report where questionary_id = $1 and kind = 'final'`,
        [asking.questionary.id],
      );
    const [was] = await raters();
    expect((await merge('employee', duplicateId, goesId)).status).toBe(200);
    expect(JSON.stringify(await raters())).toBe(
      JSON.stringify([was]).replaceAll(goesId, duplicateId),
    );
    expect((await report(person(0))).body.data).toEqual(before);
  });

  test('that stand in one assessment stay two, also when it is over', async () => {
    await query(
      `update employee e set first_name = o.first_name, last_name = o.last_name from employee o
       where o.id = $1 and e.id = $2`,
      [person(3), person(4)],
    );
    await answerAll();
    await asking.report();
    expect(await refusal(merge('employee', person(3), person(4)))).toEqual([409, 'together']);
  });
});
