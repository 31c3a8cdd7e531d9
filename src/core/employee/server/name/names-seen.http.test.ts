import { describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { testingStartEmployee } from '#core/answering/contract/answering.ts';
import { updateAnyProfile } from '#core/profile/contract/profile.ts';
import { updateUser } from '#core/user/contract/user.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';
import { startRenaming } from '#test/start/start-renaming.ts';

/** What raters and HR see of changed names, and the other ways to change them (decision 105). */
const { asking, person, token, inDays, record, rename, make, remove, asked } = startRenaming();
const { house, query, tokenOf } = asking;

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

test('the person who sends it to work reads who does not count, and why', async () => {
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
