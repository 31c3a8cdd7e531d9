import { beforeAll, expect, test } from 'vitest';
import { getQuestionary, mostAssignments } from '#core/questionary/contract/questionary.ts';
import {
  createQuestionary,
  duplicateQuestionary,
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import {
  createOne,
  formFrom,
  formOf,
  formRowsOf,
  startOne,
} from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
const [subjects, participants] = [100, mostAssignments / 100];
let own: Company;

beforeAll(async () => {
  own = await makeCompany(house.context.database, new Date(testNow), {
    howMany: 3 * subjects + participants + 1,
  });
});

/** One of three whole teams, assessed by this many colleagues and their supervisor. */
const team = (raters: number, which = 0) => {
  const [boss, ...others] = own.people.slice(3 * subjects, 3 * subjects + raters);
  return {
    employeeList: own.people.slice(which * subjects, (which + 1) * subjects).map((id) => ({ id })),
    participantList: [
      { id: boss!, type: 'supervisor' as const },
      ...others.map((id) => ({ id, type: 'colleague' as const })),
    ],
  };
};
const english = { 'accept-language': 'en' };
const send = (body: unknown, headers = {}) =>
  house.call(createQuestionary, { token: own.hrToken, body, headers });
const path = 'participantList';
const refused = {
  path,
  key: 'questionaryMessages.tooManyAssignments',
  message:
    'Слишком много оценок: участников 201 × оцениваемых 100 = 20100. В одной анкете может быть не больше 20000. Разделите её на несколько.',
};

test('the answer grows with the people, not with who assesses whom', async () => {
  const { id, totalCount } = await startOne(house, own, team(participants));
  expect(totalCount).toBe(mostAssignments + subjects);
  const [subject, boss] = [own.people[0], own.people[3 * subjects]];
  await formRowsOf(
    house,
    `update assignment set status = 'done'
     where questionary_id = $1 and (participant_id = $2 or subject_id = $3)`,
    id,
    boss,
    subject,
  );
  const { body } = await house.call(getQuestionary, { token: own.hrToken, params: { id } });
  const { data } = body;
  expect(data).toMatchObject({ totalCount: 20_100, passedCount: 300, progress: 1 });
  const parts = [...data.employeeList, ...data.participantList].map((one) => one.progressList);
  expect(parts.flat()).toHaveLength(subjects * 3 + participants + subjects);
  const ofBoss = data.participantList.find((one) => one.id === boss);
  expect(ofBoss?.progressList).toEqual([
    { type: 'supervisor', passedCount: 100, totalCount: 100, progress: 100, status: 'done' },
  ]);
  const ofSubject = data.progressList.find(({ employeeId }) => employeeId === subject);
  expect(ofSubject).toMatchObject({ passedCount: 201, totalCount: 201, status: 'done' });
});

test('more assessments than one questionary holds are refused when it is saved', async () => {
  const form = formOf(own, team(participants + 1));
  const reply = await send(form);
  expect([reply.status, reply.body.errors]).toEqual([400, [refused]]);
  const { body } = await send(form, english);
  expect(body.errors?.[0]?.message).toBe(
    'Too many ratings to collect: 201 reviewers for 100 people makes 20100. One assessment can hold up to 20000, so split it into several.',
  );
  const saved = await createOne(house, own, team(2));
  const update = await house.call(updateQuestionary, {
    token: own.hrToken,
    body: { ...formFrom(saved), ...team(participants + 1) },
  });
  expect([update.status, update.body.errors]).toEqual([400, [refused]]);
});

test('one saved earlier does not go to work with them, nor does its copy', async () => {
  const { id } = await createOne(house, own, { ...team(participants, 1), isAnonymous: false });
  await formRowsOf(
    house,
    `insert into questionary_participant (brand_id, questionary_id, employee_id, type)
     values ($1, $2, $3, 'colleague')`,
    own.brandId,
    id,
    own.people.at(-1),
  );
  const copy = await house.call(duplicateQuestionary, { token: own.hrToken, body: { id } });
  expect(copy.body.data.workErrorList).toEqual([{ path, message: refused.message }]);
  for (const each of [id, copy.body.data.id]) {
    const { status, body } = await house.call(updateQuestionaryStatus, {
      token: own.hrToken,
      body: { id: each, status: 'inwork' },
    });
    expect([status, body.errors]).toEqual([409, [refused]]);
  }
});

test('nor are they added in work', async () => {
  const started = await startOne(house, own, { ...team(participants, 2), isAnonymous: false });
  const form = formFrom(started);
  const more = [...form.participantList, { id: own.people.at(-1)!, type: 'colleague' as const }];
  const { status, body } = await house.call(updateQuestionary, {
    token: own.hrToken,
    body: { ...form, participantList: more },
  });
  expect([status, body.errors]).toEqual([409, [refused]]);
  const later = await house.call(updateQuestionary, {
    token: own.hrToken,
    body: { ...form, dateEnd: '2026-07-10' },
  });
  expect([later.status, later.body.data.dateEnd]).toEqual([200, '2026-07-10']);
});
