import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import {
  cycleFieldNames,
  deleteCycle,
  duplicateCycle,
  getCycleList,
  updateCycle,
} from '#core/cycle/contract/cycle.ts';
import { importSubjects } from '#core/cycle/contract/cycle-file.ts';
import { getQuestionary, getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import {
  deleteQuestionary,
  duplicateQuestionary,
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import {
  createMany,
  importMany,
  mostFromFile,
} from '#core/questionary/contract/questionary-from-file.ts';
import { changeMany } from '#core/questionary/contract/questionary-many.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { startCycles, wrongFields } from '#test/cycle/start-cycles.ts';
import {
  type Company,
  inBrand,
  makeLeaders,
  makePeople,
  makePerson,
  makePosition,
} from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { mailsOf, participantFile } from '#test/file/participant-file.ts';
import { formFrom, formRowsOf } from '#test/screen/questionary-form.ts';
import { testNow } from '#test/start/start-app.ts';

const { house, company, read, add, board, move, many: manySubjects } = startCycles();
let own: Company;
let other: Company;
let boss: string;
let mails: string[];
beforeAll(async () => {
  ({ own, other, boss } = company);
  mails = await mailsOf(house, own);
});
beforeEach(() => house.setNow(testNow));

type Form = BodyInput<typeof createMany>;
const dates = { dateStart: '2026-06-16', dateEnd: '2026-06-30' };
const person = (index: number) => own.people[index] ?? '';
const listOf = (...indexes: number[]) => indexes.map((index) => ({ id: person(index) }));
const create = (given: Partial<Form> = {}, query: Record<string, string> = {}) =>
  house.call(createMany, {
    token: own.hrToken,
    query,
    body: { name: 'Весна', method: '360', ...dates, ...given },
  });
/** A cycle by cards of these people. */
async function made(indexes: number[], given: Partial<Form> = {}) {
  const { body } = await create({ employeeList: listOf(...indexes), ...given });
  const cards = new Map(body.questionaryList.map((one) => [one.employee.id, one.id ?? '']));
  return {
    id: body.cycle?.id ?? '',
    cards: indexes.map((index) => cards.get(person(index)) ?? ''),
  };
}
const fromFile = (lines: string[], given: object = {}, query: Record<string, string> = {}) =>
  house.call(importMany, {
    token: own.hrToken,
    query,
    body: { method: '360', ...dates, ...given },
    file: participantFile(...lines),
  });
const stages = async (id: string) =>
  Object.fromEntries(Object.entries((await read(id)).stageCounts).filter(([, count]) => count > 0));
const cyclesCount = async () =>
  (await house.call(getCycleList, { token: own.hrToken, query: {} })).body.count;
const many = (idList: string[], action: 'inwork' | 'archived' | 'dateEnd', more: object = {}) =>
  house.call(changeMany, { token: own.hrToken, query: {}, body: { action, idList, ...more } });
const sends = async (...idList: string[]) =>
  (await many(idList, 'inwork')).body.data.map(({ error }) => error);
const questionary = async (id: string) =>
  (await house.call(getQuestionary, { token: own.hrToken, params: { id } })).body.data;
const rowOf = async (id: string) =>
  (
    await formRowsOf<Record<string, unknown>>(
      house,
      `select status, date_end::text as "dateEnd", release, release_on::text as "releaseOn",
        may_decline as "mayDecline", cycle_id as "cycleId" from questionary where id = $1`,
      id,
    )
  )[0];
const run = (name: 'cycle-days' | 'end-questionaries') =>
  tasks[name](house.context, {}, { attempt: 1, isLast: false });
/** The clock comes to that moment, and what is due is done. */
async function comes(moment: string) {
  house.setNow(moment);
  await run('end-questionaries');
  await runDueJobs(house.context, tasks);
  await run('cycle-days');
}
async function save(id: string, given: Partial<BodyInput<typeof updateCycle>>) {
  const detail = await read(id);
  const saved = Object.fromEntries(cycleFieldNames.map((name) => [name, detail[name]]));
  const competenceList = detail.competenceList.map((one) => ({ id: one.id }));
  const body = { ...saved, name: detail.name, id, competenceList, dateStart: detail.dateStart };
  return house.call(updateCycle, {
    token: own.hrToken,
    body: { ...body, dateEnd: detail.dateEnd, ...given },
  });
}

describe('a cycle of cards', () => {
  test('is made of people with its name and settings, and noted', async () => {
    const { body } = await create({
      employeeList: listOf(1, 2),
      release: 'hr',
      mayDecline: false,
      message: 'Спросите Анну',
    });
    const { id = '' } = body.cycle ?? {};
    expect(await read(id)).toMatchObject({
      number: body.cycle?.number,
      name: 'Весна',
      status: 'created',
      byCards: true,
      chosenBy: 'hr',
      approvedBy: 'nobody',
      competenceSource: 'position',
      ...dates,
      release: 'hr',
      releaseOn: '2026-07-14',
      mayDecline: false,
      message: 'Спросите Анну',
      subjectCount: 2,
      openFieldList: [
        'name',
        'message',
        'perRater',
        'dateEnd',
        'releaseOn',
        'mayDecline',
        'release',
        'askAgainWeeks',
      ],
      can: ['update', 'addSubjects', 'duplicate', 'export', 'delete'],
    });
    expect(await stages(id)).toEqual({ draft: 2 });
    const card = await questionary(body.questionaryList[0]?.id ?? '');
    expect([card.status, card.cycle]).toEqual(['created', { id, name: 'Весна' }]);
    expect(card.participantList).toHaveLength(8);
    expect(await rowOf(card.id)).toMatchObject({ release: 'hr', mayDecline: false });
    const noted = await formRowsOf(
      house,
      `select kind, verb, name from audit where brand_id = $1 and (entity_id = $2 or verb = 'import')
       order by id desc limit 2`,
      own.brandId,
      id,
    );
    expect(noted).toEqual([
      { kind: 'questionary', verb: 'import', name: '' },
      { kind: 'cycle', verb: 'create', name: 'Весна' },
    ]);
  });

  test('is made of a file, with competencies for all, and without a name it gets one', async () => {
    const competenceList = own.competenceIds.join(',');
    const lines = ['subjectEmail,email,role', `${mails[1]},${mails[2]},Коллега`];
    const { body } = await fromFile(lines, {
      competenceList,
      mayDecline: 'false',
      askAgainWeeks: '26',
    });
    expect(body.cycle?.name).toBe('Оценка 360°, 16 июня 2026 г.');
    const cycle = await read(body.cycle?.id ?? '');
    expect(cycle).toMatchObject({
      byCards: true,
      competenceSource: 'list',
      release: 'atOnce',
      releaseOn: null,
      mayDecline: false,
      askAgainWeeks: 26,
    });
    expect(cycle.competenceList.map(({ id }) => id)).toEqual(own.competenceIds);
    expect(await stages(cycle.id)).toEqual({ draft: 1 });
    const named = await fromFile(lines, { name: 'Осень', releaseOn: '2026-07-01', release: 'hr' });
    expect((await read(named.body.cycle?.id ?? '')).releaseOn).toBe('2026-07-01');
  });

  test('a dry run, and what is wrong, make none', async () => {
    const before = await cyclesCount();
    const tried = await create({ employeeList: listOf(1) }, { dryRun: 'true' });
    expect([tried.body.cycle, tried.body.questionaryList[0]?.id]).toEqual([null, null]);
    const lines = ['E-mail', mails[1]!];
    expect((await fromFile(lines, {}, { dryRun: 'true' })).body.cycle).toBeNull();
    const wrong = await fromFile([...lines, 'nobody@example.com']);
    expect([wrong.body.errorRowCount, wrong.body.cycle]).toEqual([1, null]);
    const early = { release: 'hr' as const, releaseOn: '2026-06-29' };
    const replies = [
      await create({ employeeList: listOf(1), ...early }),
      await fromFile(lines, early),
      await create({}),
      await create({ employeeList: [{ id: other.people[0] ?? '' }] }),
    ];
    expect(replies.map((reply) => [reply.status, wrongFields(reply)])).toEqual([
      [400, ['releaseOn cycle.wrong.releaseOn']],
      [400, ['releaseOn cycle.wrong.releaseOn']],
      [400, ['employeeList validation.required']],
      [400, ['employeeList.0.id questionaryMessages.unknownPerson']],
    ]);
    expect(await cyclesCount()).toBe(before);
  });

  test('takes whole places beside people, as many as one call makes', async () => {
    const { positionId, subdivisionId } = await inBrand(
      house.context.database,
      own.brandId,
      async (scope) => {
        const place = await makePosition(scope, 'Кладовщик', own.competenceIds);
        await makePerson(scope, { ...own, positionId: place });
        await makePerson(scope, { ...own, positionId: place, firedAt: '2026-01-01' });
        return { positionId: place, subdivisionId: other.subdivisionId };
      },
    );
    const count = async (given: Partial<Form>) => {
      const { status, body } = await create(given, { dryRun: 'true' });
      return status === 200 ? body.questionaryList.length : wrongFields({ body });
    };
    expect(await count({ positionIdList: [positionId] })).toBe(1);
    expect(await count({ positionIdList: [positionId], employeeList: listOf(1) })).toBe(2);
    expect(await count({ subdivisionIdList: [subdivisionId] })).toEqual([
      'employeeList validation.required',
    ]);
    expect(await count({ all: true })).toBe(11);
    await inBrand(house.context.database, own.brandId, (scope) =>
      makePeople(scope, mostFromFile, { ...own, positionId }),
    );
    const refused = await create({ positionIdList: [positionId] });
    expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([
      400,
      ['employeeList'],
    ]);
    expect(refused.body.errors?.[0]?.message).toContain('1001');
  });
});

describe('work', () => {
  test('begins for the cycle with its first card, ends with the last, and begins anew', async () => {
    const { id, cards } = await made([1, 2, 3], { dateEnd: '2026-06-20' });
    const [first = '', second = '', third = ''] = cards;
    expect((await move(id, 'inwork')).status).toBe(409);
    expect(await sends(first)).toEqual([null]);
    expect(await read(id)).toMatchObject({
      status: 'inwork',
      stageCounts: { draft: 2, answering: 1 },
      can: ['update', 'addSubjects', 'duplicate', 'export'],
    });
    const [{ startedBy } = {}] = await formRowsOf<{ startedBy: string | null }>(
      house,
      'select started_by as "startedBy" from cycle where id = $1',
      id,
    );
    expect(startedBy).not.toBeNull();

    // One is over before the cycle's last day: drafts may still go.
    await many([first], 'dateEnd', { dateEnd: '2026-06-17' });
    await comes('2026-06-18T09:00:00Z');
    await comes('2026-06-18T11:00:00Z');
    expect((await read(id)).status).toBe('inwork');
    expect(await sends(second)).toEqual([null]);

    // Drafts are never launched, nor do they keep it open once its last day is over.
    await comes('2026-06-21T09:00:00Z');
    expect((await read(id)).status).toBe('inwork');
    await comes('2026-06-21T11:00:00Z');
    expect(await read(id)).toMatchObject({ status: 'done', stageCounts: { draft: 1 } });
    const told = `select "values" from notification where brand_id = $1 and "values"->>'what' = 'done'`;
    expect(await formRowsOf(house, told, own.brandId)).toMatchObject([{ values: { without: 3 } }]);

    expect(await sends(third)).toEqual([expect.stringContaining('окончания')]);
    await many([third], 'dateEnd', { dateEnd: '2026-06-25' });
    expect(await sends(third)).toEqual([null]);
    expect(await read(id)).toMatchObject({ status: 'inwork', stageCounts: { answering: 1 } });
    await comes('2026-06-26T09:00:00Z');
    await comes('2026-06-26T11:00:00Z');
    expect((await read(id)).status).toBe('done');
    expect((await move(id, 'archived')).body.data.status).toBe('archived');
    expect((await rowOf(third))?.status).toBe('archived');
  });

  test('offers nothing of what lists of raters have for a draft', async () => {
    const { id } = await made([1]);
    const [row] = (await board(id)).body.data;
    expect([row?.stage, row?.can]).toEqual(['draft', []]);
    for (const action of ['send', 'approve', 'fillFromStructure', 'leaveOut', 'remind'] as const) {
      const { body } = await manySubjects(id, { action, employeeIdList: [person(1)] });
      expect([action, body.doneCount]).toEqual([action, 0]);
    }
    const { body } = await manySubjects(id, {
      action: 'extend',
      employeeIdList: [person(1)],
      dateEnd: '2026-08-01',
    });
    expect(body.doneCount).toBe(0);
  });

  test('archived by itself a draft stands on the board without a report', async () => {
    const { id, cards } = await made([1]);
    await many(cards, 'archived');
    expect(await stages(id)).toEqual({ noReport: 1 });
    expect((await house.call(deleteCycle, { token: own.hrToken, params: { id } })).status).toBe(
      200,
    );
    expect(await rowOf(cards[0] ?? '')).toMatchObject({ status: 'archived', cycleId: null });
  });
});

describe('what the cycle decides', () => {
  test('goes for drafts, and days for work that ends with it', async () => {
    const { id, cards } = await made([5, 6, 7], { release: 'hr' });
    const [draft = '', longer = '', working = ''] = cards;
    await many([longer], 'dateEnd', { dateEnd: '2026-07-10' });
    expect((await save(id, { release: 'talk' })).status).toBe(200);
    expect(await sends(working)).toEqual([null]);
    const given = { dateEnd: '2026-06-25', releaseOn: '2026-07-12', mayDecline: false };
    expect((await save(id, given)).status).toBe(200);
    const talk = { release: 'talk', releaseOn: '2026-07-12', mayDecline: false };
    expect(await rowOf(draft)).toMatchObject({ ...talk, dateEnd: '2026-06-25' });
    expect(await rowOf(longer)).toMatchObject({ ...talk, dateEnd: '2026-07-10' });
    const atWork = { release: 'talk', releaseOn: '2026-07-12', mayDecline: true };
    expect(await rowOf(working)).toMatchObject({ ...atWork, dateEnd: '2026-06-25' });

    // Nobody opens one report otherwise than the others by sending it alone.
    const locked = await save(id, {
      isAnonymous: false,
      dateStart: '2026-06-17',
      release: 'hr',
    });
    expect([locked.status, wrongFields(locked)?.toSorted()]).toEqual([
      409,
      ['dateStart', 'isAnonymous', 'release'].map((field) => `${field} cycleMessages.locked`),
    ]);
  });

  test('asking again goes for drafts that may, and no card decides it', async () => {
    const { id, cards } = await made([1, 2], { askAgainWeeks: 13 });
    const [first = '', second = ''] = cards;
    const weeks = async () => [
      (await questionary(first)).askAgainWeeks,
      (await questionary(second)).askAgainWeeks,
    ];
    const change = async (card: string, given: Partial<BodyInput<typeof updateQuestionary>>) => {
      const body = { ...formFrom(await questionary(card)), ...given };
      const { status } = await house.call(updateQuestionary, { token: own.hrToken, body });
      expect(status).toBe(200);
    };
    expect([(await read(id)).askAgainWeeks, ...(await weeks())]).toEqual([13, 13, 13]);
    await change(first, { askAgainWeeks: 6 });
    await change(second, { method: '90' });
    expect(await weeks()).toEqual([13, null]);
    expect((await save(id, { askAgainWeeks: 8 })).status).toBe(200);
    expect(await weeks()).toEqual([8, null]);
    await change(second, { method: '360' });
    expect(await weeks()).toEqual([8, 8]);
  });

  test('what begins after the new last day ends before reports are opened, too', async () => {
    const { id, cards } = await made([1, 2], { release: 'hr', releaseOn: '2026-07-14' });
    const form = formFrom(await questionary(cards[0] ?? ''));
    const body = { ...form, dateStart: '2026-06-28' };
    expect((await house.call(updateQuestionary, { token: own.hrToken, body })).status).toBe(200);
    const early = await save(id, { dateEnd: '2026-06-20', releaseOn: '2026-06-25' });
    expect([early.status, wrongFields(early)]).toEqual([
      409,
      ['releaseOn cycleMessages.openingBeforeEnd'],
    ]);
  });

  test('a draft ends before reports are opened, and not after', async () => {
    const { id, cards } = await made([1], { release: 'hr' });
    const [card = ''] = cards;
    const late = { dateEnd: '2026-07-15' };
    expect((await many([card], 'dateEnd', late)).body.data[0]?.error).toContain('открываются');
    const body = { ...formFrom(await questionary(card)), ...late };
    expect((await house.call(updateQuestionary, { token: own.hrToken, body })).status).toBe(409);
    expect((await save(id, { dateEnd: '2026-06-20', releaseOn: '2026-06-22' })).status).toBe(200);
    expect((await rowOf(card))?.dateEnd).toBe('2026-06-20');
  });

  test('nor does one that begins later because of its raters', async () => {
    const before = await made([8], { dateEnd: '2026-06-17' });
    expect(await sends(...before.cards)).toEqual([null]);
    await comes('2026-06-18T09:00:00Z');
    const opening = { release: 'hr' as const, releaseOn: '2026-06-26' };
    const { cards } = await made([8], {
      dateStart: '2026-06-18',
      dateEnd: '2026-06-25',
      ...opening,
    });
    const refused = await house.call(updateQuestionaryStatus, {
      token: own.hrToken,
      body: { id: cards[0] ?? '', status: 'inwork', held: 'later' },
    });
    expect([refused.status, wrongFields(refused)]).toEqual([
      409,
      ['dateEnd cycleMessages.afterOpening'],
    ]);
  });

  test('whom a draft is about stays, all else may change', async () => {
    const { id, cards } = await made([1]);
    const form = formFrom(await questionary(cards[0] ?? ''));
    const saved = (given: object) =>
      house.call(updateQuestionary, { token: own.hrToken, body: { ...form, ...given } });
    const wrong = await saved({
      type: 'position',
      positionId: own.positionId,
      employeeList: listOf(2),
    });
    expect([wrong.status, wrongFields(wrong)?.toSorted()]).toEqual([
      400,
      ['employeeList questionaryMessages.ofCycle', 'type questionaryMessages.ofCycle'],
    ]);
    expect(wrong.body.errors?.[0]?.message).toContain('«Весна»');
    const nobody = await saved({ employeeList: [] });
    expect(wrongFields(nobody)).toEqual(['employeeList questionaryMessages.ofCycle']);
    const changed = await saved({ method: '180', isAnonymous: false, dateStart: '2026-06-17' });
    expect([changed.status, changed.body.data.method]).toEqual([200, '180']);
    expect(await stages(id)).toEqual({ draft: 1 });
  });
});

describe('people', () => {
  test('come later with cards of their own, and who is there stays', async () => {
    const { id, cards } = await made([1], {
      competenceList: own.competenceIds.slice(0, 1).map((one) => ({ id: one })),
    });
    expect((await add(id, { employeeIdList: [person(1), person(2)] })).body.data).toEqual({
      addedCount: 1,
      alreadyCount: 1,
      leftOutList: [],
    });
    const row = (await board(id)).body.data.find(({ employee }) => employee.id === person(2));
    const card = await questionary(row?.questionaryId ?? '');
    expect(card.competenceList.map((one) => one.id)).toEqual(own.competenceIds.slice(0, 1));
    expect(card.participantList).toHaveLength(8);

    const call = (query: Record<string, string>, rater = '', role = '') =>
      house.call(importSubjects, {
        token: own.hrToken,
        params: { id },
        query,
        body: {},
        file: participantFile(
          'subjectEmail,email,role',
          `${mails[1]},${rater},${role}`,
          `${mails[9]},${mails[3]},Коллега`,
        ),
      });
    // Raters of somebody who has a questionary are added there, and not dropped in silence.
    const named = await call({}, mails[9], 'Коллега');
    expect(named.body.data[0]?.errorList[0]).toContain('уже есть анкета');
    const due = { addedCount: 1, alreadyCount: 1, raterCount: 1, errorRowCount: 0 };
    expect((await call({ dryRun: 'true' })).body).toMatchObject(due);
    expect(await stages(id)).toEqual({ draft: 2 });
    expect((await call({})).body).toMatchObject(due);
    expect(await stages(id)).toEqual({ draft: 3 });
    expect((await questionary(cards[0] ?? '')).participantList.map((one) => one.id)).not.toContain(
      person(9),
    );
  });

  test('without competencies are refused, with nobody added', async () => {
    const bare = await inBrand(house.context.database, own.brandId, async (scope) => {
      const positionId = await makePosition(scope, 'Пустая');
      const made = await makePerson(scope, { ...own, positionId });
      await makeLeaders(scope, made, [boss]);
      return made;
    });
    const { id } = await made([1]);
    const refused = await add(id, { employeeIdList: [person(2), bare] });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'employeeIdList']);
    expect(refused.body.errors?.[0]?.message).toContain('«Пустая»');
    expect(await stages(id)).toEqual({ draft: 1 });
    const theirs = await add(id, { employeeIdList: [other.people[0] ?? ''] });
    expect(theirs.status).toBe(400);
  });

  test('leave with their draft; a copy of one is of no cycle', async () => {
    const { id, cards } = await made([1]);
    const [card = ''] = cards;
    const copy = await house.call(duplicateQuestionary, {
      token: own.hrToken,
      body: { id: card },
    });
    expect(copy.body.data.cycle).toBeNull();
    const gone = await house.call(deleteQuestionary, { token: own.hrToken, params: { id: card } });
    expect([gone.status, await stages(id)]).toEqual([200, {}]);
    expect((await add(id, { employeeIdList: [person(1)] })).body.data.addedCount).toBe(1);
    await house.call(deleteQuestionary, {
      token: own.hrToken,
      params: { id: copy.body.data.id },
    });
  });

  test('go with a cycle that has not begun, and come anew with its copy', async () => {
    const { id, cards } = await made([1, 2]);
    const gone = await inBrand(house.context.database, own.brandId, (scope) =>
      makePerson(scope, own),
    );
    await add(id, { employeeIdList: [gone] });
    await formRowsOf(house, 'update employee set deleted_at = now() where id = $1', gone);
    const copy = await house.call(duplicateCycle, { token: own.hrToken, body: { id } });
    expect(copy.body.data).toMatchObject({ byCards: true, stageCounts: { draft: 2 } });
    expect((await house.call(deleteCycle, { token: own.hrToken, params: { id } })).status).toBe(
      200,
    );
    const noted = `select details->'questionaryCount' as count from audit
      where entity_id = $1 and verb = 'delete'`;
    expect(await formRowsOf(house, noted, id)).toEqual([{ count: 3 }]);
    expect([await rowOf(cards[0] ?? ''), await rowOf(cards[1] ?? '')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await stages(copy.body.data.id)).toEqual({ draft: 2 });
  });
});

test('more people than one call makes are copied whole', async () => {
  const [positionId, large] = await inBrand(house.context.database, own.brandId, async (scope) => {
    const place = await makePosition(scope, 'Фасовщик', own.competenceIds);
    return [place, await makePeople(scope, mostFromFile + 1, { ...own, positionId: place })];
  });
  const { body } = await create({ employeeList: large.slice(1).map((id) => ({ id })) });
  const { id = '' } = body.cycle ?? {};
  expect((await add(id, { positionIdList: [positionId] })).body.data.addedCount).toBe(1);
  const copy = await house.call(duplicateCycle, { token: own.hrToken, body: { id } });
  expect([copy.status, copy.body.data?.stageCounts.draft]).toEqual([200, mostFromFile + 1]);
});

test('the journal finds cards of cycles, beside those of none', async () => {
  const { cards } = await made([1]);
  const ordinary = (
    await house.call(getQuestionaryList, {
      token: own.hrToken,
      query: { 'filterList[cycle]': 'none', limit: '100' },
    })
  ).body;
  const found = (
    await house.call(getQuestionaryList, {
      token: own.hrToken,
      query: { 'filterList[cycle]': 'cards', limit: '100' },
    })
  ).body;
  const both = (
    await house.call(getQuestionaryList, {
      token: own.hrToken,
      query: { 'filterList[cycle]': 'none,cards' },
    })
  ).body;
  expect(found.data.map(({ id }) => id)).toContain(cards[0]);
  expect(ordinary.data.map(({ id }) => id)).not.toContain(cards[0]);
  expect(both.count).toBe(ordinary.count + found.count);
  const countOf = async (token: string, cycle: string) =>
    (await house.call(getQuestionaryList, { token, query: { 'filterList[cycle]': cycle } })).body
      .count;
  const all = (await house.call(getQuestionaryList, { token: own.hrToken, query: {} })).body.count;
  expect(await countOf(own.hrToken, 'chosen')).toBe(all - both.count);
  expect(await countOf(other.hrToken, 'cards')).toBe(0);
  expect(await countOf(other.hrToken, 'chosen')).toBe(0);
});
