import { beforeEach, describe, expect, test } from 'vitest';
import {
  getAnsweringList,
  sendResult,
  testingBegin,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { makeCompany } from '#test/factories.ts';
import { answersFor } from '#test/report/answers.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** A personal link opens all that its person is asked to answer in that company (rule 23). */
const asking = startAsking();
const { house, box, query, open, tokenOf, work } = asking;

/** Person 0 is assessed, 1 is the supervisor, 2 to 4 are colleagues. */
const person = (place: number) => asking.company.people[place]!;
const startAbout = (subject: number, given: Parameters<typeof startOne>[2] = {}) =>
  startOne(house, asking.company, { employeeList: [{ id: person(subject) }], ...given });

let token: string;

beforeEach(async () => {
  token = await tokenOf(person(2));
});

/** Whatever a link can be used for, aimed at that person in that questionary. */
async function tryAll(link: string, which: { questionaryId: string; employeeId: string }) {
  const filter = {
    'filterList[questionaryId]': which.questionaryId,
    'filterList[employeeId]': which.employeeId,
  };
  const sheet = answersFor((await open(token)).body.data.testing!);
  const answers = [
    await house.call(testingStartEmployee, { token: link, query: filter }),
    await house.call(testingBegin, { token: link, body: which }),
    await house.call(sendResult, {
      token: link,
      body: {
        ...sheet,
        questionaryId: which.questionaryId,
        employeeId: undefined,
        answerList: sheet.answerList.map((one) => ({ ...one, employeeId: which.employeeId })),
        commonAnswerList: sheet.commonAnswerList.map((one) => ({
          ...one,
          employeeId: which.employeeId,
        })),
      },
    }),
  ];
  return answers.map(({ status }) => status);
}

describe('one link', () => {
  test('opens what came later too, the nearest last day first', async () => {
    const later = await startAbout(5, { dateEnd: '2026-06-20', isAnonymous: false });
    const { body } = await open(token);
    expect(body.data.testing).toBeNull();
    expect(body.data.assignmentList).toMatchObject([
      {
        questionaryId: later.id,
        employeeId: person(5),
        dateEnd: '2026-06-20',
        isAnonymous: false,
        ratingCount: 5,
        textCount: 1,
      },
      {
        questionaryId: asking.questionary.id,
        employeeId: person(0),
        dateEnd: '2026-06-30',
        isAnonymous: true,
      },
    ]);
    const which = { questionaryId: later.id, employeeId: person(5) };
    const filter = {
      'filterList[questionaryId]': later.id,
      'filterList[employeeId]': person(5),
    };
    expect((await house.call(testingBegin, { token, body: which })).status).toBe(205);
    const asked = await house.call(testingStartEmployee, { token, query: filter });
    const sent = await house.call(sendResult, { token, body: answersFor(asked.body.data) });
    expect(sent.status).toBe(200);
    const after = await open(token);
    expect(after.body.data.assignmentList.map(({ status }) => status)).toEqual([
      'done',
      'no_progress',
    ]);
    expect(after.body.data.closedIdList).toEqual([later.id]);
  });

  test('does not open what has not begun, and works on when one of them is over', async () => {
    const ahead = await startAbout(5, { dateStart: '2026-06-20', dateEnd: '2026-07-10' });
    const which = { questionaryId: ahead.id, employeeId: person(5) };
    expect((await open(token)).body.data.assignmentList).toHaveLength(1);
    expect(await tryAll(token, which)).toEqual([404, 404, 409]);
    await asking.over();
    expect((await open(token)).body.message).toContain('20 июн. 2026');
    house.setNow('2026-06-20T09:00:00Z');
    const { body } = await open(token);
    expect(body.data.assignmentList).toMatchObject([{ questionaryId: ahead.id }]);
    expect(body.data.closedIdList).toEqual([asking.questionary.id]);
  });

  test('opens nothing that asks somebody else', async () => {
    const other = await startAbout(5, {
      participantList: [
        { id: person(1), type: 'supervisor' },
        { id: person(3), type: 'colleague' },
      ],
    });
    const which = { questionaryId: other.id, employeeId: person(5) };
    expect(await tryAll(token, which)).toEqual([404, 404, 404]);
    // Not about oneself, where one only assesses another.
    const self = { questionaryId: asking.questionary.id, employeeId: person(2) };
    expect(await tryAll(token, self)).toEqual([404, 404, 404]);
    expect((await house.call(getAnsweringList, { token })).status).toBe(401);
  });

  test('opens nothing of another company, even for somebody with the same e-mail', async () => {
    const other = await makeCompany(house.context.database, house.context.now());
    const foreign = await startOne(house, other);
    const [{ email }] = (await query('select email from employee where id = $1', [person(2)])) as [
      { email: string },
    ];
    await query('update employee set email = $1 where id = $2', [email, other.people[2]]);
    expect((await open(token)).body.data.assignmentList).toHaveLength(1);
    const which = { questionaryId: foreign.id, employeeId: other.people[0]! };
    expect(await tryAll(token, which)).toEqual([404, 404, 404]);
  });

  test('opens nothing once another address is the person’s, also what is asked then', async () => {
    await asking.answer(token);
    const { positionId, subdivisionId, hrToken } = asking.company;
    const change = (email: string) =>
      house.call(employeeCalls.update, {
        token: hrToken,
        body: {
          id: person(2),
          firstName: 'Мария',
          lastName: 'Соколова',
          email,
          locale: 'ru',
          positionId,
          subdivisionId,
          inCompany: '2024-03-01',
          inPosition: '2025-01-15',
        },
      });
    expect((await change('right.person@example.ru')).status).toBe(200);
    await startAbout(5);
    await work();
    expect((await open(token)).status).toBe(404);
    const letter = box.to('right.person@example.ru').at(-1);
    expect(letter?.text).toContain('/testing?token=');
    expect((await open(await tokenOf(person(2)))).status).toBe(200);
    // However the address came to differ.
    const current = await tokenOf(person(2));
    await query(`update employee set email = 'another@example.ru' where id = $1`, [person(2)]);
    expect((await open(current)).status).toBe(404);
  });
});
