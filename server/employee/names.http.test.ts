import { describe, expect, test } from 'vitest';
import { createEmployee, deleteEmployee, updateEmployee } from '#contract/employee.ts';
import { takeBackEmployee } from '#contract/employee-fired.ts';
import { getEmployeeCompany, updateAnyCompany, updateAnyProfile } from '#contract/profile.ts';
import { unixOfDate } from '#contract/rules/profile-fields.ts';
import { testingStartEmployee } from '#contract/testing.ts';
import { updateUser } from '#contract/user.ts';
import { tasks } from '#server/start/tasks.ts';
import { enter } from '#test/beginnings.ts';
import { createOne } from '#test/questionary-form.ts';
import { testNow } from '#test/start-app.ts';
import { startAsking } from '#test/start-asking.ts';

/**
 * Whoever stands under somebody else's name could answer in their place, and the rest of a mean would
 * be the one who is left (decision 105). Person 0 is assessed, 2 to 4 are colleagues. T is 3.
 */
const asking = startAsking();
const { house, box, query, tokenOf, work } = asking;

interface Row {
  email: string;
  firstName: string;
  lastName: string;
  renamedAt: Date | null;
}

const person = (place: number) => asking.company.people[place]!;
const token = () => asking.company.hrToken;

/** HR signs in anew on a later day. */
async function inDays(days: number) {
  house.setNow(new Date(Date.parse(testNow) + days * 86_400_000).toISOString());
  asking.company.hrToken = (await enter(house.context, asking.company, ['ROLE_HR'])).token;
}

async function record(id: string): Promise<Row> {
  const [row] = await query<Row>(
    `select email, first_name as "firstName", last_name as "lastName", renamed_at as "renamedAt"
     from employee where id = $1`,
    [id],
  );
  return row!;
}

const formOf = ({ renamedAt: _, ...row }: Row) => ({
  ...row,
  locale: 'ru' as const,
  positionId: asking.company.positionId,
  subdivisionId: asking.company.subdivisionId,
  inCompany: '2024-03-01',
  inPosition: '2025-01-15',
});

async function rename(id: string, names: Partial<Pick<Row, 'firstName' | 'lastName'>>) {
  const row = await record(id);
  const { firstName = row.firstName, lastName = row.lastName } = names;
  const body = { id, ...formOf({ ...row, firstName, lastName }) };
  expect((await house.call(updateEmployee, { token: token(), body })).status).toBe(200);
  await work();
}

/** A record with that name and a mailbox of HR's. */
async function make(name: Pick<Row, 'firstName' | 'lastName'>): Promise<string> {
  const email = `hr${Math.random()}@example.ru`;
  const body = formOf({ renamedAt: null, ...name, email });
  const reply = await house.call(createEmployee, { token: token(), body });
  expect(reply.status).toBe(200);
  await work();
  return reply.body.data.id;
}

async function remove(id: string) {
  const reply = await house.call(deleteEmployee, { token: token(), params: { id } });
  expect(reply.status).toBe(200);
  await work();
}

async function setDismissed(id: string, firedAt: string | null) {
  const params = { id };
  const { body } = await house.call(getEmployeeCompany, { token: token(), params });
  const {
    leaderList: _,
    subordinateList: __,
    photoUrl: ___,
    ...info
  } = body.data as never as {
    [field: string]: unknown;
  };
  const form = { ...info, firedAt: firedAt && unixOfDate(firedAt) };
  const reply = await house.call(updateAnyCompany, { token: token(), params, body: form as never });
  expect(reply.status).toBe(200);
  await work();
}

/** Asks these colleagues, who all answer. Returns how many the report shows together, and holds back. */
async function asked(...ids: string[]) {
  await startAnother(ids);
  return answered(...ids);
}

async function startAnother(ids: readonly string[]) {
  await asking.over();
  const today = house.context.now().toISOString().slice(0, 10);
  const colleagues = ids.map((id) => ({ id, type: 'colleague' as const }));
  const supervisor = { id: person(1), type: 'supervisor' } as const;
  const days = { dateStart: today, dateEnd: today };
  await asking.start({ ...days, participantList: [supervisor, ...colleagues] });
}

async function answered(...ids: string[]) {
  for (const id of ids) expect((await asking.answer(await tokenOf(id))).status).toBe(200);
  const report = await asking.report();
  const shown = report.competenceMarkList[0]!.participantList.filter(({ types }) =>
    types.includes('colleague'),
  );
  return shown.map(({ sheetCount }) => sheetCount);
}

const letters = (email: string) =>
  box.to(email).filter(({ subject }) => subject?.includes('Ваше имя в другой карточке'));

describe('old records under other people’s names', () => {
  test('do not count, and V’s mark is in no number', async () => {
    const [a, b] = [await record(person(2)), await record(person(3))];
    const sleepers = [person(5), person(6)];
    await rename(sleepers[0]!, a);
    await rename(sleepers[1]!, b);
    expect(await asked(...sleepers, person(4))).toEqual([]);
  });

  test('do not count where they are renamed while they are asked', async () => {
    await startAnother([person(5), person(6), person(4)]);
    await rename(person(5), { lastName: 'Соколова', firstName: 'Анна' });
    await rename(person(6), { lastName: 'Воробьёва', firstName: 'Инна' });
    expect(await answered(person(5), person(6), person(4))).toEqual([]);
  });

  test('count again 30 days after', async () => {
    await rename(person(3), { lastName: 'Соколова', firstName: 'Анна' });
    await inDays(31);
    await work();
    expect(await asked(person(2), person(3), person(4))).toEqual([3]);
  });

  test('do not count where the name went letter by letter', async () => {
    await query(`update employee set last_name = 'Соколова' where id = $1`, [person(3)]);
    await rename(person(3), { lastName: 'Соколева' });
    expect((await record(person(3))).renamedAt).toBeNull();
    await inDays(16);
    await rename(person(3), { lastName: 'Саколева' });
    expect((await record(person(3))).renamedAt).toEqual(house.context.now());
    expect(await asked(person(2), person(3), person(4))).toEqual([]);
  });

  test('the true one is told, once, by a letter without a link', async () => {
    const a = await record(person(2));
    await rename(person(5), a);
    await rename(person(5), { lastName: 'Иная', firstName: 'Инна' });
    await rename(person(5), a);
    const [letter, ...more] = letters(a.email);
    expect(more).toEqual([]);
    expect(letter?.text).toContain('спросите в отделе персонала');
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  });
});

describe('records made anew', () => {
  test('do not count where the old ones were deleted before', async () => {
    const names = [await record(person(2)), await record(person(3))];
    for (const id of [person(2), person(3)]) await remove(id);
    const made = [await make(names[0]!), await make(names[1]!)];
    expect(names.map(({ email }) => letters(email).length)).toEqual([1, 1]);
    expect(await asked(...made, person(4))).toEqual([]);
  });

  test('do not count where the old ones go while they are asked', async () => {
    const made = [await make(await record(person(2))), await make(await record(person(3)))];
    await startAnother([...made, person(4)]);
    for (const id of [person(2), person(3)]) await remove(id);
    expect(await answered(...made, person(4))).toEqual([]);
  });

  test('do not count where the old ones were dismissed or renamed', async () => {
    const names = [await record(person(2)), await record(person(3))];
    await setDismissed(person(2), '2026-06-01');
    await rename(person(3), { lastName: 'Соколова', firstName: 'Анна' });
    const made = [await make(names[0]!), await make(names[1]!)];
    expect(names.map(({ email }) => letters(email).length)).toEqual([1, 1]);
    expect(await asked(...made, person(4))).toEqual([]);
  });

  test('and neither do the old ones when they are back', async () => {
    const [a, b] = [await record(person(2)), await record(person(3))];
    await setDismissed(person(2), '2026-06-01');
    await remove(person(3));
    const made = [await make(a), await make(b)];
    for (const id of made) await remove(id);
    const params = { id: person(2) };
    expect((await house.call(takeBackEmployee, { token: token(), params })).status).toBe(200);
    const body = formOf(b);
    expect((await house.call(createEmployee, { token: token(), body })).status).toBe(200);
    expect(await asked(person(2), person(3), person(4))).toEqual([]);
  });

  test('count 31 days after the old ones went', async () => {
    const a = await record(person(2));
    await remove(person(2));
    await inDays(31);
    const made = await make(a);
    expect(letters(a.email)).toEqual([]);
    expect(await asked(made, person(3), person(4))).toEqual([3]);
  });

  test('a deleted record that comes back under another name does not count', async () => {
    const { email } = await record(person(3));
    await remove(person(3));
    await inDays(40);
    const body = formOf({ renamedAt: null, email, lastName: 'Соколова', firstName: 'Анна' });
    expect((await house.call(createEmployee, { token: token(), body })).status).toBe(200);
    expect(await asked(person(2), person(3), person(4))).toEqual([]);
  });
});

describe('counts as before', () => {
  test('who is deleted by mistake and brought back, and a namesake', async () => {
    const row = await record(person(3));
    await remove(person(3));
    const body = formOf(row);
    expect((await house.call(createEmployee, { token: token(), body })).status).toBe(200);
    await make(await record(person(4)));
    expect(await asked(person(2), person(3), person(4))).toEqual([3]);
    expect(letters((await record(person(4))).email)).toEqual([]);
  });

  test('a name in another case and order, with ё, or with a letter mended', async () => {
    const { firstName, lastName } = await record(person(2));
    await rename(person(2), { firstName: lastName.toUpperCase(), lastName: firstName });
    await rename(person(3), { firstName: 'Петр' });
    await rename(person(4), { firstName: 'Пётрр' });
    expect(await asked(person(2), person(3), person(4))).toEqual([3]);
  });

  test('a name that is changed and changed back, in what is asked afterwards', async () => {
    const { firstName, lastName } = await record(person(3));
    await rename(person(3), { lastName: 'Соколова', firstName: 'Анна' });
    expect((await record(person(3))).renamedAt).not.toBeNull();
    await rename(person(3), { lastName, firstName });
    expect((await record(person(3))).renamedAt).toBeNull();
    expect(await answered(person(2), person(3), person(4))).toEqual([]);
    await startAnother([person(2), person(3), person(4)]);
    const counted = await query(
      'select is_counted from assignment where questionary_id = $1 and participant_id = $2',
      [asking.questionary.id, person(3)],
    );
    expect(counted).toEqual([{ is_counted: true }]);
  });
});

describe('whoever renames themselves', () => {
  async function renameOneself(place: number, names: Pick<Row, 'firstName' | 'lastName'>) {
    const { email } = await record(person(place));
    const { token: own } = await enter(house.context, asking.company, ['ROLE_HR'], {
      employeeId: person(place),
      email,
    });
    const body = { id: person(place), ...formOf({ renamedAt: null, email, ...names }) };
    expect((await house.call(updateEmployee, { token: own, body })).status).toBe(200);
    await query(`update membership set roles = '{ROLE_EMPLOYEE}' where employee_id = $1`, [
      person(place),
    ]);
  }

  test('counts', async () => {
    await renameOneself(3, { lastName: 'Соколова', firstName: 'Анна' });
    expect(await asked(person(2), person(3), person(4))).toEqual([3]);
  });

  test('does not count under the name of somebody else', async () => {
    await renameOneself(3, await record(person(5)));
    expect(await asked(person(2), person(3), person(4))).toEqual([]);
  });
});

describe('the page before the questions', () => {
  async function seen(place: number) {
    const query = {
      'filterList[questionaryId]': asking.questionary.id,
      'filterList[employeeId]': person(0),
    };
    const call = { token: await tokenOf(person(place)), query };
    return (await house.call(testingStartEmployee, call)).body.data.invitedInRole;
  }

  test('says when a name was changed, and shows the names of those days', async () => {
    await rename(person(3), { lastName: 'Соколова', firstName: 'Анна' });
    await asking.over();
    await asking.start();
    await rename(person(2), { lastName: 'Воробьёва', firstName: 'Инна' });
    const list = await seen(4);
    const names = list.map(({ name }) => name);
    expect(names).toContain('Соколова Анна');
    expect(names.join()).not.toMatch(/Воробьёва|Инна/);
    const at = new Date(testNow).toISOString();
    expect(list.map(({ renamedAt }) => renamedAt)).toEqual([at, at]);
    await asking.answer(await tokenOf(person(4)));
    const report = JSON.stringify((await asking.report()).participantProgressList);
    expect(report).toContain('Соколова Анна');
    expect(report).not.toContain('Воробьёва');
  });
});

test('whoever sends it to work reads who does not count, and why', async () => {
  await rename(person(2), { lastName: 'Соколова', firstName: 'Анна' });
  const gone = await record(person(3));
  await remove(person(3));
  const made = await make(gone);
  await asking.over();
  const list = [person(2), made, person(4)].map((id) => ({ id, type: 'colleague' as const }));
  const supervisor = { id: person(1), type: 'supervisor' as const };
  const drafted = await createOne(house, asking.company, {
    participantList: [supervisor, ...list],
  });
  const said = drafted.workWarningList.map(({ message }) => message);
  expect(said).toContainEqual(expect.stringMatching(/имя изменил кто-то другой: Соколова Анна$/));
  const moved = `имя перешло из одной карточки в другую: ${gone.lastName} ${gone.firstName}`;
  expect(said).toContainEqual(expect.stringContaining(moved));
});

test('the form of a user renames their account, and no record', async () => {
  const before = await record(person(3));
  const { membershipId } = await enter(house.context, asking.company, ['ROLE_EMPLOYEE'], {
    employeeId: person(3),
    email: before.email,
  });
  const admin = await enter(house.context, asking.company, ['ROLE_SUPER_ADMIN']);
  const body = {
    firstName: 'Анна',
    lastName: 'Соколова',
    email: before.email,
    locale: 'ru' as const,
    roles: ['ROLE_EMPLOYEE' as const],
  };
  const call = { token: admin.token, params: { id: membershipId }, body };
  expect((await house.call(updateUser, call)).status).toBe(200);
  expect(await record(person(3))).toEqual(before);
});

test('the profile form renames as the directory does', async () => {
  const { email } = await record(person(3));
  const body = {
    firstName: 'Анна',
    lastName: 'Соколова',
    email,
    positionId: asking.company.positionId,
    startWorkDayAt: 'monday' as const,
    endWorkDayAt: 'friday' as const,
    phone: '+79161234567',
    startWorkTimeAt: 34_200,
    endWorkTimeAt: 66_600,
    location: 'Пермь',
  };
  const params = { id: person(3) };
  expect((await house.call(updateAnyProfile, { token: token(), params, body })).status).toBe(200);
  expect(await asked(person(2), person(3), person(4))).toEqual([]);
});

test('names are forgotten after 30 days', async () => {
  await rename(person(3), { lastName: 'Соколова', firstName: 'Анна' });
  const kept = () => query('select from former_name where employee_id = $1', [person(3)]);
  const run = () => tasks['delete-expired'](house.context, {}, { attempt: 1, isLast: false });
  await inDays(29);
  await run();
  expect(await kept()).toHaveLength(1);
  await inDays(31);
  await run();
  expect(await kept()).toEqual([]);
});
