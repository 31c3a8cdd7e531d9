import { beforeEach, describe, expect, test } from 'vitest';
import { sendResult, testingStartEmployee } from '#core/answering/contract/answering.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import {
  createPartialReport,
  exportReport,
  getReport,
  getReportLog,
} from '#core/report/contract/report.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { makeCompany } from '#test/factories.ts';
import { answersFor } from '#test/report/answers.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** Interim reports as HR makes and reads them (rules 12 and 26). */
const asking = startAsking();
const { house, query, tokenOf } = asking;

/** Person 0 is assessed, 1 is the supervisor, 2 to 7 are colleagues. T is 3. */
const people = () => asking.company.people;
const token = () => asking.company.hrToken;

beforeEach(async () => {
  asking.company = await makeCompany(house.context.database, new Date(testNow));
  await startSix();
});

const startSix = () =>
  asking.start({
    participantList: [
      { id: people()[1]!, type: 'supervisor' },
      ...people()
        .slice(2)
        .map((id) => ({ id, type: 'colleague' as const })),
    ],
  });

async function answer(...persons: number[]): Promise<void> {
  for (const person of persons) {
    expect((await asking.answer(await tokenOf(people()[person]))).status).toBe(200);
  }
}

const make = (questionaryId = asking.questionary.id) =>
  house.call(createPartialReport, { token: token(), body: { questionaryId } });
const log = async () =>
  (await house.call(getReportLog, { token: token(), params: { id: asking.questionary.id } })).body;
const at = (passedParticipantCount: number, by = token()) =>
  house.call(getReport, {
    token: by,
    params: { questionaryId: asking.questionary.id, employeeId: people()[0]! },
    query: { passedParticipantCount: String(passedParticipantCount) },
  });

/** What a report shows of the colleagues, number by number. */
async function colleagues(count: number) {
  const { competenceMarkList, notShownSheetCount } = (await at(count)).body.data;
  const cells = competenceMarkList.flatMap(({ participantList }) =>
    participantList.filter(({ types }) => types.includes('colleague')),
  );
  return { cells: cells.map(({ mark, sheetCount }) => ({ mark, sheetCount })), notShownSheetCount };
}

test('is made of the answers so far, stands in the log, and is there as a report and a file', async () => {
  await answer(1, 2);
  const { status, body } = await make();
  expect([status, body.message]).toEqual([200, 'Промежуточный отчёт готов']);
  const entry = {
    questionaryId: asking.questionary.id,
    employeeId: people()[0],
    createdAt: '2026-06-15T09:00:00.000Z',
    passedParticipantCount: 2,
  };
  expect(body.data).toEqual([entry]);
  house.setNow('2026-06-16T09:00:00Z');
  await answer(3);
  await make();
  const later = { ...entry, createdAt: '2026-06-16T09:00:00.000Z', passedParticipantCount: 3 };
  expect((await log()).data).toEqual([later, entry]);
  expect((await at(2)).body.data).toMatchObject({ kind: 'interim', passedParticipantCount: 2 });
  const file = await house.call(exportReport, {
    token: token(),
    query: {
      questionaryId: entry.questionaryId,
      employeeId: people()[0]!,
      passedParticipantCount: '3',
    },
  });
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('at an unchanged number of answers is the one that there is, and nothing is logged', async () => {
  await answer(1, 2);
  await make();
  house.setNow('2026-06-17T09:00:00Z');
  const { body } = await make();
  expect(body.message).toBe('Новых ответов нет: промежуточный отчёт прежний');
  expect(body.data.map(({ createdAt }) => createdAt)).toEqual(['2026-06-15T09:00:00.000Z']);
  const noted = await query(
    `select verb, details from audit where kind = 'report' and entity_id = $1`,
    [people()[0]],
  );
  const { id: questionaryId, number } = asking.questionary;
  expect(noted).toEqual([{ verb: 'create', details: { questionaryId, number, isInterim: true } }]);
});

test('pressed in two windows at once, there is one', async () => {
  await answer(1, 2);
  const replies = await Promise.all([make(), make(), make()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await log()).data).toHaveLength(1);
});

test('of several subjects, those with new answers get one', async () => {
  await asking.over();
  await asking.start({
    employeeList: people()
      .slice(0, 2)
      .map((id) => ({ id })),
    participantList: people()
      .slice(2, 4)
      .map((id) => ({ id, type: 'supervisor' as const })),
  });
  const answerAbout = async (subject: number) => {
    const link = await tokenOf(people()[2]);
    const asked = await house.call(testingStartEmployee, {
      token: link,
      query: {
        'filterList[questionaryId]': asking.questionary.id,
        'filterList[employeeId]': people()[subject]!,
      },
    });
    const body = answersFor(asked.body.data);
    expect((await house.call(sendResult, { token: link, body })).status).toBe(200);
  };
  await answerAbout(0);
  expect((await make()).body.data.map(({ employeeId }) => employeeId)).toEqual([people()[0]]);
  await answerAbout(1);
  const { data } = (await make()).body;
  expect(data.map(({ employeeId }) => employeeId).sort()).toEqual(people().slice(0, 2).sort());
});

describe('is refused', () => {
  test('while nobody has answered', async () => {
    const { status, body } = await make();
    expect([status, body.errors?.[0]?.key]).toEqual([409, 'questionaryMessages.nobodyAnswered']);
    expect((await log()).data).toEqual([]);
  });

  test('before work and after it', async () => {
    await answer(1);
    const { id } = asking.questionary;
    const body = { id, status: 'archived' };
    await house.call(updateQuestionaryStatus, { token: token(), body });
    const { status, body: refusal } = await make();
    expect([status, refusal.errors?.[0]?.key]).toEqual([409, 'questionaryMessages.interimInWork']);
  });
});

test('is nobody’s but admins’ and HR’s, and stands in no list', async () => {
  await answer(1, 2);
  await make();
  const employeeId = people()[0]!;
  const subject = await enter(house.context, asking.company, ['ROLE_EMPLOYEE'], { employeeId });
  const manager = await enter(house.context, asking.company, ['ROLE_MANAGER'], {
    subordinateIds: [employeeId],
  });
  for (const by of [subject.token, manager.token]) {
    const body = { questionaryId: asking.questionary.id };
    expect((await house.call(createPartialReport, { token: by, body })).status).toBe(403);
    expect((await at(2, by)).status).toBe(404);
  }
  for (const by of [token(), subject.token, manager.token]) {
    expect((await house.call(getReportList, { token: by })).body.count).toBe(0);
  }
});

describe('two of them one answer apart', () => {
  test('show the same numbers of colleagues: there is nothing to subtract', async () => {
    await answer(2, 3, 4);
    await make();
    await answer(5);
    await make();
    const three = await colleagues(3);
    expect(three.cells.map(({ sheetCount }) => sheetCount)).toEqual([3, 3]);
    expect(await colleagues(4)).toEqual({ cells: three.cells, notShownSheetCount: 1 });
  });

  test('show none, where only the later one has three', async () => {
    await answer(2, 3);
    await make();
    expect(await colleagues(2)).toEqual({ cells: [], notShownSheetCount: 2 });
    await answer(4);
    await make();
    expect((await colleagues(3)).cells.map(({ sheetCount }) => sheetCount)).toEqual([3, 3]);
  });

  test('show nothing new when fewer than three are still awaited', async () => {
    await answer(2, 3, 4, 5, 6);
    await make();
    expect(await colleagues(5)).toEqual({ cells: [], notShownSheetCount: 5 });
    await answer(7);
    await make();
    expect((await colleagues(6)).cells.map(({ sheetCount }) => sheetCount)).toEqual([6, 6]);
  });
});
