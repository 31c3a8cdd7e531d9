import { describe, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { takeBackEmployee } from '#core/employee/contract/former-employee.ts';
import { enter } from '#test/start/beginnings.ts';
import { type Row, startRenaming } from '#test/start/start-renaming.ts';

/**
 * Anybody who stands under somebody else's name could answer in their place, and the rest of a mean would
 * be the one who is left (decision 105).
 */
const {
  asking,
  person,
  token,
  inDays,
  record,
  formOf,
  rename,
  make,
  remove,
  setDismissed,
  asked,
  startAnother,
  answered,
  letters,
} = startRenaming();
const { house, query, work } = asking;

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
    expect((await house.call(employeeCalls.create, { token: token(), body })).status).toBe(200);
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
    expect((await house.call(employeeCalls.create, { token: token(), body })).status).toBe(200);
    expect(await asked(person(2), person(3), person(4))).toEqual([]);
  });
});

describe('counts as before', () => {
  test('who is deleted by mistake and brought back, and a namesake', async () => {
    const row = await record(person(3));
    await remove(person(3));
    const body = formOf(row);
    expect((await house.call(employeeCalls.create, { token: token(), body })).status).toBe(200);
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
    await asking.over();
    await startAnother([person(2), person(3), person(4)]);
    const counted = await query(
      'select is_counted from assignment where questionary_id = $1 and participant_id = $2',
      [asking.questionary.id, person(3)],
    );
    expect(counted).toEqual([{ is_counted: true }]);
  });
});

describe('anybody who renames themselves', () => {
  async function renameOneself(place: number, names: Pick<Row, 'firstName' | 'lastName'>) {
    const { email } = await record(person(place));
    const { token: own } = await enter(house.context, asking.company, ['ROLE_HR'], {
      employeeId: person(place),
      email,
    });
    const body = { id: person(place), ...formOf({ renamedAt: null, email, ...names }) };
    expect((await house.call(employeeCalls.update, { token: own, body })).status).toBe(200);
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
