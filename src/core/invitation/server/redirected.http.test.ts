import { beforeEach, describe, expect, test } from 'vitest';
import { confirmNewEmail } from '#core/account/contract/own-email.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { updateProfile } from '#core/profile/contract/profile.ts';
import { deleteUser, updateUser } from '#core/user/contract/user.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { newEmailTokenIn } from '#test/fake/mailbox.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';

/**
 * Anybody who can receive somebody's letters could answer in their place and work out the rest from the
 * mean (decision 021).
 */
const asking = startAsking();
const { house, box, query, tokenOf, work } = asking;

/** Person 0 is assessed, 2 to 4 are colleagues. T is 3. */
const person = (place: number) => asking.company.people[place]!;
const emailOf = async (id: string) =>
  (await query<{ email: string }>('select email from employee where id = $1', [id]))[0]!.email;

/** Changes an e-mail as HR does in the directory. Returns the former one. */
async function redirect(id: string, email: string): Promise<string> {
  const former = await emailOf(id);
  const [names] = await query<{ firstName: string; lastName: string }>(
    'select first_name as "firstName", last_name as "lastName" from employee where id = $1',
    [id],
  );
  const { positionId, subdivisionId, hrToken } = asking.company;
  const { status } = await house.call(employeeCalls.update, {
    token: hrToken,
    body: {
      id,
      ...names!,
      email,
      locale: 'ru',
      positionId,
      subdivisionId,
      inCompany: '2024-03-01',
      inPosition: '2025-01-15',
    },
  });
  expect(status).toBe(200);
  await work();
  return former;
}

async function answer(...ids: string[]): Promise<void> {
  for (const id of ids) expect((await asking.answer(await tokenOf(id))).status).toBe(200);
}

/** How many colleagues the final report shows together, and how many sheets it holds back. */
async function ended() {
  const report = await asking.report();
  const groups = report.competenceMarkList[0]!.participantList;
  const colleagues = groups.filter(({ types }) => types.includes('colleague'));
  return {
    shown: colleagues.map(({ sheetCount }) => sheetCount),
    held: report.notShownSheetCount,
    texts: JSON.stringify(report.commonQuestionAnswerList),
  };
}

const hrMail = (place: number) => `hr+${place}.${asking.company.brandId}@example.ru`;

beforeEach(() => {
  box.refuse = undefined;
});

describe('an invited colleague whose e-mail HR has replaced', () => {
  test('counts towards no threshold, even with the e-mail back: HR can’t work out one person from the mean', async () => {
    const secret = 'Только коллега знает это';
    expect((await asking.answer(await tokenOf(person(2)), { text: secret })).status).toBe(200);
    for (const place of [3, 4]) {
      const former = await redirect(person(place), hrMail(place));
      await answer(person(place));
      await redirect(person(place), former);
    }
    const { shown, held, texts } = await ended();
    expect({ shown, held }).toEqual({ shown: [], held: 3 });
    expect(texts).not.toContain(secret);
  });

  test('still does not count when dismissed and taken back in between', async () => {
    await answer(person(2), person(3));
    await query(`update employee set fired_at = '2026-06-14' where id = $1`, [person(4)]);
    await query(`update questionary_participant set invited_at = null where employee_id = $1`, [
      person(4),
    ]);
    await redirect(person(4), hrMail(4));
    await query(`update employee set fired_at = null where id = $1`, [person(4)]);
    await redirect(person(4), `next.${hrMail(4)}`);
    await answer(person(4));
    expect(await ended()).toMatchObject({ shown: [], held: 3 });
  });

  test('is told at the former address, in their language and without any link', async () => {
    const former = await redirect(person(3), hrMail(3));
    const letter = box.to(former).at(-1);
    expect(letter?.subject).toContain('Письма об оценке теперь идут на другой адрес');
    expect(letter?.text).toContain(`Новый адрес: ${hrMail(3)}`);
    expect(letter?.text).toContain('сразу сообщите');
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    await query(`update employee set locale = 'en' where id = $1`, [person(4)]);
    const letters = box.mails.length;
    const { database, now } = house.context;
    const { boss, user } = await inBrand(database, asking.company.brandId, async (scope) => ({
      boss: await makeMember(scope, ['ROLE_SUPER_ADMIN']),
      user: await makeMember(scope, ['ROLE_EMPLOYEE'], {
        employeeId: person(4),
        email: await emailOf(person(4)),
      }),
    }));
    const other = await emailOf(person(4));
    const { status } = await house.call(updateUser, {
      token: await signIn(database, boss, now()),
      params: { id: user.membershipId },
      body: {
        firstName: 'Anna',
        lastName: 'Kim',
        email: hrMail(4),
        locale: 'en',
        roles: ['ROLE_EMPLOYEE'],
      },
    });
    expect(status).toBe(200);
    await work();
    const told = box.mails.slice(letters).find(({ to }) => to?.[0]?.address === other);
    expect(told?.subject).toContain('Your feedback invitations now go to another address');
    expect(told?.text).toContain(`New address: ${hrMail(4)}`);
  });

  test('does not count for what they had answered before either', async () => {
    await answer(person(2), person(3), person(4));
    const former = await redirect(person(4), hrMail(4));
    expect(box.to(former).map(({ subject = '' }) => subject.split(':')[0])).toEqual([
      'Нужны ваши ответы',
      'Ваш e-mail изменён',
    ]);
    expect(await ended()).toMatchObject({ shown: [], held: 3 });
  });

  test('does not count where they had no letter because their address was wrong', async () => {
    const wrong = await emailOf(person(4));
    await asking.over();
    box.refuse = (address) => (address === wrong ? 550 : undefined);
    await asking.start();
    await redirect(person(4), hrMail(4));
    await answer(person(2), person(3), person(4));
    expect(await ended()).toMatchObject({ shown: [], held: 3 });
  });
});

test('an account given to an invited colleague with their e-mail is not known to be theirs', async () => {
  const { database, now } = house.context;
  const { boss, theirs, other } = await inBrand(
    database,
    asking.company.brandId,
    async (scope) => ({
      boss: await makeMember(scope, ['ROLE_SUPER_ADMIN']),
      theirs: await makeMember(scope, ['ROLE_EMPLOYEE'], {
        employeeId: person(4),
        email: `former.${hrMail(4)}`,
      }),
      other: await makeMember(scope, ['ROLE_HR']),
    }),
  );
  const token = await signIn(database, boss, now());
  const call = { token, params: { id: theirs.membershipId } };
  expect((await house.call(deleteUser, call)).status).toBe(200);
  const email = await emailOf(person(4));
  const body = {
    firstName: 'Анна',
    lastName: 'Ким',
    email,
    locale: 'ru' as const,
    roles: ['ROLE_EMPLOYEE' as const],
  };
  const params = { id: other.membershipId };
  expect((await house.call(updateUser, { token, params, body })).status).toBe(200);
  await answer(person(2), person(3), person(4));
  expect(await ended()).toMatchObject({ shown: [], held: 3 });
});

describe('a colleague whose e-mail HR replaced before they were asked', () => {
  beforeEach(() => asking.over());

  test('does not count: two borrowed mailboxes do not lay the third person bare', async () => {
    const former = new Map<number, string>();
    for (const place of [3, 4]) former.set(place, await redirect(person(place), hrMail(place)));
    await asking.start();
    await answer(person(3), person(4));
    for (const [place, email] of former) await redirect(person(place), email);
    await answer(person(2));
    expect(await ended()).toMatchObject({ shown: [], held: 3 });
  });

  test('counts where that was more than 30 days ago', async () => {
    await redirect(person(4), hrMail(4));
    await query(`update employee set email_replaced_at = email_replaced_at - interval '31 days'`);
    await asking.start();
    await answer(person(2), person(3), person(4));
    expect(await ended()).toMatchObject({ shown: [3], held: 0 });
  });

  test('does not count where it is replaced before any letter is written', async () => {
    asking.questionary = await startOne(house, asking.company);
    for (const place of [3, 4]) await redirect(person(place), hrMail(place));
    await answer(person(2), person(3), person(4));
    expect(await ended()).toMatchObject({ shown: [], held: 3 });
  });
});

describe('counts as before', () => {
  test('a person who changed their own e-mail, proven by a letter', async () => {
    const email = await emailOf(person(4));
    const { token } = await enter(house.context, asking.company, ['ROLE_EMPLOYEE'], {
      employeeId: person(4),
      email,
    });
    const { status } = await house.call(updateProfile, {
      token,
      body: {
        firstName: 'Мария',
        lastName: 'Соколова',
        email: hrMail(4),
        positionId: asking.company.positionId,
        startWorkDayAt: 'monday',
        endWorkDayAt: 'friday',
        phone: '+79161234567',
        startWorkTimeAt: 34_200,
        endWorkTimeAt: 66_600,
        location: 'Пермь',
      },
    });
    expect(status).toBe(200);
    await work();
    const link = newEmailTokenIn(box.to(hrMail(4)).at(-1));
    expect((await house.call(confirmNewEmail, { body: { token: link } })).status).toBe(200);
    await work();
    await answer(person(2), person(3), person(4));
    expect(await ended()).toMatchObject({ shown: [3], held: 0 });
  });
});
