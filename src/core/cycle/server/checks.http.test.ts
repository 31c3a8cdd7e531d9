import { beforeAll, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { tryLaunchAgain, updateCycle } from '#core/cycle/contract/cycle.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { type CycleForm, cycleFormOf, startCycles, wrongFields } from '#test/cycle/start-cycles.ts';
import { inBrand, makeLeaders, makePerson, makePosition } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';

const cycles = startCycles();
const { house, made, read, checks, open, add, move, many, company } = cycles;
let own: typeof company.own;
let fine: string;
let bare: string;
let positionId: string;
beforeAll(async () => {
  ({ own } = company);
  [, fine = ''] = own.people;
  ({ bare, positionId } = await newBare('Кладовщик'));
});

/** Somebody whose position has no competencies. */
const newBare = (name: string) =>
  inBrand(house.context.database, own.brandId, async (scope) => {
    const position = await makePosition(scope, name);
    const one = await makePerson(scope, { ...own, positionId: position });
    await makeLeaders(scope, one, [company.boss]);
    return { bare: one, positionId: position };
  });
const save = (id: string, given: Partial<CycleForm>) =>
  house.call(updateCycle, { token: own.hrToken, body: { id, ...cycleFormOf(given) } });
const forAll = () => ({
  competenceSource: 'list' as const,
  competenceList: own.competenceIds.map((id) => ({ id })),
});
const byHr = { chosenBy: 'hr', approvedBy: 'nobody', dateStart: '2026-06-15' } as const;
const work = () => runDueJobs(house.context, tasks);
const stages = async (id: string) =>
  Object.fromEntries(Object.entries((await read(id)).stageCounts).filter(([, count]) => count > 0));
const messageOf = async (id: string, name: string) =>
  (await checks(id)).checkList.find((one) => one.name === name)?.messageList.join(' ');

test('neither choosing nor work begins while somebody would have no questions', async () => {
  const choosing = await made();
  await add(choosing.id, { employeeIdList: [fine, bare] });
  expect(await open(choosing.id)).toContain('questions stop');
  expect(await messageOf(choosing.id, 'questions')).toContain('Кладовщик');
  expect((await checks(choosing.id)).barePositionList).toEqual([
    { id: positionId, name: 'Кладовщик' },
  ]);
  const refusal = ['competenceSource cycleMessages.barePositions'];
  expect(wrongFields(await move(choosing.id, 'nominating'))).toEqual(refusal);
  const atOnce = await made(byHr);
  await add(atOnce.id, { employeeIdList: [fine, bare] });
  expect(wrongFields(await move(atOnce.id, 'inwork'))).toEqual(refusal);
  await many(choosing.id, { action: 'leaveOut', employeeIdList: [bare] });
  expect(await open(choosing.id)).not.toContain('questions stop');
  expect((await move(choosing.id, 'nominating')).status).toBe(200);
});

test('whoever is ready counts too, and questions may be changed until the first has gone', async () => {
  const { id } = await made({ chosenBy: 'subject', approvedBy: 'hr', ...forAll() });
  await add(id, { employeeIdList: [fine, bare] });
  await move(id, 'nominating');
  await many(id, { action: 'fillFromStructure', employeeIdList: [fine, bare] });
  await many(id, { action: 'approve', employeeIdList: [fine, bare] });
  expect(await stages(id)).toEqual({ ready: 2 });
  const byPosition = { approvedBy: 'hr', competenceSource: 'position' } as const;
  expect((await save(id, byPosition)).status).toBe(200);
  expect(await open(id)).toContain('questions stop');
  expect(wrongFields(await move(id, 'inwork'))).toEqual([
    'competenceSource cycleMessages.barePositions',
  ]);
  expect((await read(id)).openFieldList).toEqual(
    expect.arrayContaining(['competenceSource', 'competenceList']),
  );
  // The clock sends whoever can go, and tells of the others.
  await formRowsOf(
    house,
    `update cycle set status = 'inwork', choose_until = '2026-06-14', date_start = '2026-06-15' where id = $1`,
    id,
  );
  await formRowsOf(
    house,
    `update cycle_subject set state = 'choosing' where cycle_id = $1 and employee_id = $2`,
    id,
    fine,
  );
  await tasks['launch-cycle'](
    house.context,
    { brandId: own.brandId, cycleId: id, tells: false },
    { attempt: 1, isLast: false },
  );
  expect(await stages(id)).toEqual({ choosing: 1, problem: 1 });
  const days = { chooseUntil: '2026-06-14', dateStart: '2026-06-15' };
  const mended = { approvedBy: 'hr', ...days, ...forAll() } as const;
  expect((await save(id, mended)).status).toBe(200);
  expect(await stages(id)).toEqual({ choosing: 1, ready: 1 });
  await work();
  expect(await stages(id)).toEqual({ choosing: 1, answering: 1 });
  expect((await read(id)).openFieldList).not.toContain('competenceSource');
  expect(wrongFields(await save(id, { ...mended, ...byPosition, competenceList: [] }))).toEqual([
    'competenceSource cycleMessages.locked',
    'competenceList cycleMessages.locked',
  ]);
});

test('one list whose competencies are all archived asks nothing', async () => {
  const { id } = await made(forAll());
  await add(id, { employeeIdList: [fine] });
  const restore = own.competenceIds;
  await formRowsOf(house, 'update competence set archived_at = now() where id = any($1)', [
    restore,
  ]);
  expect(wrongFields(await move(id, 'nominating'))).toEqual([
    'competenceList cycleMessages.noneToAsk',
  ]);
  await formRowsOf(house, 'update competence set archived_at = null where id = any($1)', [restore]);
  expect((await move(id, 'nominating')).status).toBe(200);
});

test('once the cause is mended one press tries right away', async () => {
  const other = await newBare('Логист');
  const { id } = await made(byHr);
  await add(id, { employeeIdList: [fine] });
  expect((await house.call(tryLaunchAgain, { token: own.hrToken, params: { id } })).status).toBe(
    409,
  );
  await move(id, 'inwork');
  await add(id, { employeeIdList: [other.bare] });
  await many(id, { action: 'approve', employeeIdList: [other.bare] });
  await work();
  expect(await stages(id)).toEqual({ answering: 1, problem: 1 });
  expect(await open(id)).toEqual(['questions stop']);
  await house.call(positionCalls.update, {
    token: own.hrToken,
    body: {
      id: other.positionId,
      name: 'Логист',
      competenceList: own.competenceIds.map((one) => ({ id: one })),
    },
  });
  const tried = await house.call(tryLaunchAgain, { token: own.hrToken, params: { id } });
  expect(tried.body.message).toBe('Отправляем в работу ещё раз');
  expect(tried.body.data.launching).toEqual({ launchedCount: 1, totalCount: 2 });
  await work();
  expect(await stages(id)).toEqual({ answering: 2 });
  const verbs = await formRowsOf<{ verb: string }>(
    house,
    'select verb from audit where entity_id = $1 order by id desc limit 1',
    id,
  );
  expect(verbs).toEqual([{ verb: 'toWork' }]);
});

test('the numbers are of whoever is in it: letters, who is ready, who isn’t', async () => {
  const { id } = await made({ approvedBy: 'hr' });
  expect(await checks(id)).toMatchObject({ subjectCount: 0, readyCount: 0, letterCount: 0 });
  const three = own.people.slice(2, 5);
  await add(id, { employeeIdList: three });
  expect(await checks(id)).toMatchObject({ subjectCount: 3, readyCount: 0, letterCount: 3 });
  await move(id, 'nominating');
  expect(await open(id)).toContain('lists stop');
  await many(id, { action: 'fillFromStructure', employeeIdList: three });
  await many(id, { action: 'approve', employeeIdList: three.slice(0, 1) });
  expect(await checks(id)).toMatchObject({ subjectCount: 3, readyCount: 1 });
  expect(await messageOf(id, 'lists')).toContain('2 человек');
  const byLeaders = await made({ chosenBy: 'leader', approvedBy: 'hr' });
  await add(byLeaders.id, { employeeIdList: three });
  expect(await checks(byLeaders.id)).toMatchObject({ subjectCount: 3, letterCount: 1 });
  const byOneself = await made(byHr);
  await add(byOneself.id, { employeeIdList: [...three, own.people[9]!] });
  expect(await checks(byOneself.id)).toMatchObject({ readyCount: 3, letterCount: 0 });
  expect(await messageOf(byOneself.id, 'lists')).toContain('У 1 человека нет участников');
});

test('who has no manager, which addresses refuse letters, and days are lines of their own', async () => {
  const alone = own.people[9]!;
  const { id } = await made();
  await add(id, { employeeIdList: [alone, fine] });
  expect(await open(id)).toEqual(['managers look', 'roles look']);
  const refuse = (type: string) =>
    formRowsOf(
      house,
      `insert into delivery (brand_id, id, type, channel, recipient, payload, state, created_at)
       select brand_id, gen_random_uuid(), $2, 'email', email, '{}', 'refused', now() from employee where id = $1`,
      alone,
      type,
    );
  // Of a reminder it would say that they had not answered.
  await refuse('reminder');
  expect(await open(id)).not.toContain('emails look');
  await refuse('tasks');
  expect(await open(id)).toContain('emails look');
  const short = await made({ dateEnd: '2026-06-24' });
  expect(await open(short.id)).toEqual(['days look']);
  const past = await made({ chooseUntil: '2026-06-01' });
  expect(await open(past.id)).toEqual(['days stop']);
});
