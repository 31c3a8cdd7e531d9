import { beforeAll, describe, expect, test } from 'vitest';
import { getQuestionary, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import {
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { type Company, inBrand, makeMember, makeOpenQuestion } from '#test/factories.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import { plain } from '#test/screen/plain.ts';
import {
  createOne,
  formFrom,
  formRowsOf,
  jobsOf,
  startOne,
} from '#test/screen/questionary-form.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
let other: Company;
const people = (index: number, type: 'supervisor' | 'colleague' | 'customer') => ({
  id: own.people[index]!,
  type,
});

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 16 }));
  await inBrand(house.context.database, own.brandId, (scope) => makeOpenQuestion(scope));
  await startOne(house, other);
});

const rows = <R>(sql: string, ...values: unknown[]) => formRowsOf<R>(house, sql, ...values);
const move = (id: string, status: string, version?: number) =>
  house.call(updateQuestionaryStatus, {
    token: own.hrToken,
    body: { id, status, ...(version && { version }) },
  });
const update = (body: unknown) => house.call(updateQuestionary, { token: own.hrToken, body });
/** Each is about a different person, so that no two are too near each other. */
const about = (index: number) => ({ employeeList: [{ id: own.people[index]! }] });
const jobs = (id: string) => jobsOf(house, id);
const invitingJobs = async () =>
  (await queuedJobs(house.context.database, 'invite-participants')).filter(
    ({ payload }) => payload.brandId === own.brandId,
  );
const paths = (errors: { path: string }[] | undefined) => errors?.map(({ path }) => path);

describe('to work', () => {
  let started: QuestionaryDetail;
  beforeAll(async () => {
    const made = await createOne(house, own, {
      employeeList: [{ id: own.people[0]! }, { id: own.people[1]! }],
      participantList: [people(1, 'supervisor'), people(2, 'colleague'), people(3, 'customer')],
      competenceList: [...own.competenceIds].reverse().map((id) => ({ id })),
    });
    const { status, body } = await move(made.id, 'inwork', 1);
    expect([status, body.message]).toEqual([
      200,
      'Анкета отправлена в работу, приглашения отправляем 4 людям',
    ]);
    started = body.data;
  });

  test('everybody assesses everybody but themself, and each subject themself', async () => {
    const made = await rows<{ from: string; to: string; type: string }>(
      'select participant_id as "from", subject_id as "to", type, status from assignment where questionary_id = $1',
      started.id,
    );
    const [first, second, colleague, customer] = own.people;
    const due = [
      [first, first, 'employee'],
      [second, second, 'employee'],
      [second, first, 'supervisor'],
      [colleague, first, 'colleague'],
      [colleague, second, 'colleague'],
      [customer, first, 'customer'],
      [customer, second, 'customer'],
    ];
    expect(made.map(({ from, to, type }) => [from, to, type]).sort()).toEqual(due.sort());
    expect(started).toMatchObject({ status: 'inwork', version: 2, totalCount: 7, progress: 0 });
    expect(started.workErrorList).toEqual([]);
  });

  test('progress stands beside each subject, role and participant', async () => {
    const [subject, second, colleague] = own.people;
    await rows(
      `update assignment set status = 'done' where questionary_id = $1 and participant_id = $2 and subject_id = $3`,
      started.id,
      colleague,
      subject,
    );
    const { body } = await house.call(getQuestionary, {
      token: own.hrToken,
      params: { id: started.id },
    });
    const { data } = body;
    expect(data).toMatchObject({ passedCount: 1, totalCount: 7, progress: 14 });
    expect(data.progressList.find((one) => one.employeeId === subject)).toEqual({
      employeeId: subject,
      passedCount: 1,
      totalCount: 4,
      progress: 25,
      status: 'in_work',
    });
    expect(data.employeeList.find((one) => one.id === subject)?.progressList).toEqual([
      { type: 'supervisor', passedCount: 0, totalCount: 1, progress: 0, status: 'no_progress' },
      { type: 'colleague', passedCount: 1, totalCount: 1, progress: 100, status: 'done' },
      { type: 'customer', passedCount: 0, totalCount: 1, progress: 0, status: 'no_progress' },
      { type: 'employee', passedCount: 0, totalCount: 1, progress: 0, status: 'no_progress' },
    ]);
    const shown = data.participantList.find((one) => one.id === colleague);
    expect(shown?.progressList).toEqual([
      { type: 'colleague', passedCount: 1, totalCount: 2, progress: 50, status: 'in_work' },
    ]);
    const both = data.participantList.find((one) => one.id === second);
    expect(both?.progressList.map(({ type, totalCount }) => [type, totalCount])).toEqual([
      ['supervisor', 1],
      ['employee', 1],
    ]);
  });

  test('questions are frozen in order, common ones last', async () => {
    const [first, second] = own.competenceIds;
    await rows(
      `update question set text = jsonb_build_object('ru', 'Переписано ' || id) where brand_id = $1`,
      own.brandId,
    );
    const frozen = await rows<{ kind: string; competence: string; text: { ru: string } }>(
      'select kind, competence_id as competence, text from questionary_question where questionary_id = $1 order by "order"',
      started.id,
    );
    expect(
      frozen.map(({ kind, competence, text }) => [kind, competence, text.ru.split(/[:?]/, 1)[0]]),
    ).toEqual([
      ['rating', second, 'Держит слово'],
      ['rating', second, 'Слышит других'],
      ['rating', first, 'Держит слово'],
      ['rating', first, 'Слышит других'],
      ['common', null, 'Что продолжать'],
    ]);
  });

  test('the threshold is frozen, and a role below it is warned of before', async () => {
    const made = await createOne(house, own, about(15));
    expect(made.workWarningList).toEqual([]);
    await rows('update brand set anonymity_threshold = 4 where id = $1', own.brandId);
    const { body } = await house.call(getQuestionary, {
      token: own.hrToken,
      params: { id: made.id },
    });
    expect(body.data.workWarningList).toMatchObject([{ path: 'participantList' }]);
    expect(body.data.workWarningList[0]?.message).toContain(
      'Коллеги: у 1 оцениваемого их меньше 4',
    );
    await rows('update brand set anonymity_threshold = 3 where id = $1', own.brandId);
    const [row] = await rows<{ frozen: number }>(
      'select anonymity_threshold as frozen from questionary where id = $1',
      started.id,
    );
    expect(row?.frozen).toBe(3);
  });

  test('somebody of HR among the colleagues does not count', async () => {
    await inBrand(house.context.database, own.brandId, (scope) =>
      makeMember(scope, ['ROLE_HR'], { employeeId: own.people[3]! }),
    );
    const made = await createOne(house, own, {
      ...about(4),
      participantList: [people(1, 'supervisor'), ...[2, 3, 5].map((n) => people(n, 'colleague'))],
    });
    expect(made.workWarningList).toHaveLength(2);
    expect(made.workWarningList[1]?.message).toContain('могут открыть отчёт: Иванов');
  });

  test('whose e-mail somebody replaced does not count, and who is new is named', async () => {
    const [replaced, added] = [own.people[11]!, own.people[12]!];
    const days = (howMany: number) => new Date(now.getTime() - howMany * 24 * 60 * 60 * 1000);
    const change = (column: string, id: string, at: Date) =>
      rows(`update employee set ${column} = $1 where id = $2`, at, id);
    const create = async () => {
      const raters = [10, 11, 12].map((n) => people(n, 'colleague'));
      const made = await createOne(house, own, {
        ...about(13),
        participantList: [people(1, 'supervisor'), ...raters],
      });
      return made.workWarningList.map(({ message }) => message.split(/[:,]/, 1)[0]);
    };
    await change('email_replaced_at', replaced, days(31));
    await change('created_at', added, days(31));
    expect(await create()).toEqual([]);
    await change('email_replaced_at', replaced, days(29));
    await change('created_at', added, days(29));
    const due = ['Коллеги', 'Не входят в порог (3)', 'Коллеги'];
    expect((await create()).map((text) => plain(text!))).toEqual(due);
  });

  test('invitations go out at once, or when dateStart begins where the brand is', async () => {
    const due = async (id: string) =>
      (
        await rows<{ due: Date }>(
          'select distinct due_at as due from questionary_participant where questionary_id = $1',
          id,
        )
      ).map((row) => row.due.toISOString());
    expect(await due(started.id)).toEqual([new Date(testNow).toISOString()]);
    const later = await startOne(house, own, { ...about(6), dateStart: '2026-06-20' });
    expect(await due(later.id)).toEqual(['2026-06-20T06:00:00.000Z']);
    const planned = await invitingJobs();
    expect(new Set(planned.map(({ key }) => key))).toEqual(
      new Set([null, `invite-participants:${own.brandId}:2026-06-20T06:00:00.000Z`]),
    );
  });

  test('is refused with every field that stands in the way, and changes nothing', async () => {
    const made = await createOne(house, own, {
      employeeList: [],
      competenceList: [],
      participantList: [],
      dateStart: '2026-06-01',
      dateEnd: '2026-06-14',
    });
    const { status, body } = await move(made.id, 'inwork');
    expect([status, body.code, paths(body.errors)]).toEqual([
      409,
      7,
      ['employeeList', 'competenceList', 'dateEnd', 'participantList'],
    ]);
    expect(paths(made.workErrorList)).toEqual(paths(body.errors));
    expect(await jobs(made.id)).toEqual([]);
  });

  test('is refused with a question that is asked twice', async () => {
    const [first, second] = own.competenceIds;
    const asks = (text: string, competenceId: string | undefined) =>
      rows(
        `update question set text = jsonb_build_object('ru', $1::text)
         where competence_id = $2 and "order" = 1`,
        text,
        competenceId,
      );
    await asks('Всё делает вовремя', first);
    await asks('все делает вовремя.', second);
    const made = await createOne(house, own, about(14));
    expect(paths((await move(made.id, 'inwork')).body.errors)).toEqual(['competenceList']);
    expect(made.workErrorList[0]?.message).toContain('делает вовремя');
    await asks('Заканчивает в срок', second);
    expect((await move(made.id, 'inwork')).status).toBe(200);
  });

  test('is refused twice, and for an older version', async () => {
    const made = await createOne(house, own, about(7));
    await update({ ...formFrom(made), dateEnd: '2026-07-01' });
    expect((await move(made.id, 'inwork', 1)).body.code).toBe(8);
    expect((await move(made.id, 'inwork', 2)).status).toBe(200);
    expect(paths((await move(made.id, 'inwork')).body.errors)).toEqual(['status']);
  });

  test('two at once: one goes, the other is refused', async () => {
    const made = await createOne(house, own, about(8));
    const answers = await Promise.all([move(made.id, 'inwork'), move(made.id, 'inwork')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
