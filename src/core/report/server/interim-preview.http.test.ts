import { beforeEach, expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { getInterimPreview } from '#core/report/contract/interim-preview.ts';
import { createPartialReport, getReport } from '#core/report/contract/report.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** What the confirmation of an interim report says beforehand (rule 90). */
const asking = startAsking();
const { house, tokenOf } = asking;

/** Person 0 is assessed, 1 is the supervisor, 2 to 5 are colleagues, 6 and 7 subordinates. T is 3. */
const people = () => asking.company.people;
const token = () => asking.company.hrToken;

beforeEach(async () => {
  await asking.over();
  await start();
});

const start = (given = {}) =>
  asking.start({
    participantList: [
      { id: people()[1]!, type: 'supervisor' },
      ...people()
        .slice(2, 6)
        .map((id) => ({ id, type: 'colleague' as const })),
      ...people()
        .slice(6, 8)
        .map((id) => ({ id, type: 'subordinate' as const })),
    ],
    ...given,
  });

async function answer(persons: number[], given = {}): Promise<void> {
  for (const person of persons) {
    const link = await tokenOf(people()[person]);
    expect((await asking.answer(link, given)).status).toBe(200);
  }
}
const ask = (by = token(), id = asking.questionary.id) =>
  house.call(getInterimPreview, { token: by, params: { id } });
/** Such as `colleague 4/4 shown`; what it costs stands at the end. */
const preview = async () =>
  (await ask()).body.data.map(({ subjectCount, roleList }) => [
    subjectCount,
    ...roleList.map(({ type, answered, asked, becomes, missing, lost }) =>
      [`${type} ${answered}/${asked}`, becomes, missing || '', lost && `lost ${lost}`]
        .filter(Boolean)
        .join(' '),
    ),
  ]);

test('says what would be shown, what is missing, and whom it costs', async () => {
  await answer([1, 2, 3]);
  expect(await preview()).toEqual([[1, 'colleague 2/4 few 2', 'subordinate 0/2 nothing']]);
  await answer([4, 5, 6]);
  const roles = ['colleague 4/4 shown', 'subordinate 1/2 never lost 2'];
  expect(await preview()).toEqual([[1, ...roles]]);
});

test('what it says comes true: shown now, and lost in the end', async () => {
  await answer([1, 2, 3, 4, 5, 6]);
  const { body } = await house.call(createPartialReport, {
    token: token(),
    body: { questionaryId: asking.questionary.id },
  });
  const { passedParticipantCount } = body.data[0]!;
  const interim = await house.call(getReport, {
    token: token(),
    params: { questionaryId: asking.questionary.id, employeeId: people()[0]! },
    query: { passedParticipantCount: String(passedParticipantCount) },
  });
  const groups = ({ competenceMarkList }: Pick<ReportContent, 'competenceMarkList'>) =>
    competenceMarkList[0]?.participantList
      .filter(({ types }) => types[0] !== 'supervisor')
      .map(({ types, sheetCount }) => [types.join('+'), sheetCount]);
  expect(groups(interim.body.data)).toEqual([['colleague', 4]]);
  await answer([7]);
  const final = await asking.report();
  expect([groups(final), final.notShownSheetCount]).toEqual([[['colleague', 4]], 2]);
});

test('where small roles are left out anyway, nobody is lost', async () => {
  await asking.over();
  await start({ smallGroups: 'leftOut' });
  await answer([2, 3, 4, 5, 6]);
  expect(await preview()).toEqual([[1, 'colleague 4/4 shown', 'subordinate 1/2 never']]);
});

test('afterwards there is nothing new of those who were shown, and asking changes nothing', async () => {
  await answer([2, 3, 4, 5]);
  const first = await ask();
  expect((await ask()).body).toEqual(first.body);
  await house.call(createPartialReport, {
    token: token(),
    body: { questionaryId: asking.questionary.id },
  });
  expect(await preview()).toEqual([]);
  await answer([6]);
  expect((await ask()).body.data[0]?.roleList).toMatchObject([
    { type: 'colleague', shown: 4, fresh: 0, becomes: 'nothing' },
    { type: 'subordinate', shown: 0, fresh: 1, becomes: 'never' },
  ]);
});

test('tells nothing of what somebody has answered: an empty sheet looks like any other', async () => {
  await answer([2, 3], {});
  await answer([4, 5, 6], { answer: 0 });
  const empty = await ask();
  await asking.over();
  await start();
  await answer([2, 3, 4, 5, 6], { answer: 4 });
  expect((await ask()).body).toEqual(empty.body);
});

test('anybody who may open the report does not count', async () => {
  await enter(house.context, asking.company, ['ROLE_HR'], { employeeId: people()[2]! });
  await answer([2, 3, 4]);
  expect(await preview()).toEqual([[1, 'colleague 3/4 few 1', 'subordinate 0/2 nothing']]);
});

test('a named questionary has nothing to say', async () => {
  await asking.over();
  await start({ isAnonymous: false });
  await answer([2, 3, 4, 5]);
  expect(await preview()).toEqual([]);
});

test('is refused like making one: to others, before anybody has answered, and afterwards', async () => {
  const refused = await ask();
  expect([refused.status, refused.body.errors?.[0]?.key]).toEqual([
    409,
    'questionaryMessages.nobodyAnswered',
  ]);
  await answer([2]);
  for (const role of ['ROLE_MANAGER', 'ROLE_EMPLOYEE'] as const) {
    const { token: by } = await enter(house.context, asking.company, [role]);
    expect((await ask(by)).status).toBe(403);
  }
  await asking.over();
  expect((await ask()).body.errors?.[0]?.key).toBe('questionaryMessages.interimInWork');
});
