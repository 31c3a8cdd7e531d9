import { beforeAll, expect, test } from 'vitest';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import { createMany } from '#core/questionary/contract/questionary-from-file.ts';
import { changeMany } from '#core/questionary/contract/questionary-many.ts';
import { type Company, inBrand, makeLeaders } from '#test/factories.ts';
import { createOne, startOne } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** What HR is told of the roles before a questionary goes to work (rule 90). */

const house = startApp();
let own: Company;

beforeAll(async () => {
  ({ own } = await makeTwoCompanies(house.context, { howMany: 10 }, { howMany: 10 }));
});

/** About the first person: a supervisor, five colleagues and two subordinates, of whom HR is none. */
const raters = () => [
  { id: own.people[1]!, type: 'supervisor' as const },
  ...own.people.slice(2, 7).map((id) => ({ id, type: 'colleague' as const })),
  ...own.people.slice(7, 9).map((id) => ({ id, type: 'subordinate' as const })),
];
const previewOf = async (id: string) =>
  (await house.call(getQuestionary, { token: own.hrToken, params: { id } })).body.data
    .groupPreviewList;
const roles = {
  colleague: { type: 'colleague', asked: 5, uncounted: 0, needed: 3 },
  subordinate: { type: 'subordinate', asked: 2, uncounted: 0, needed: 3 },
};

test('a draft says of each role from how many answers on it stands alone, and what else', async () => {
  const { groupPreviewList, id } = await createOne(house, own, { participantList: raters() });
  const joined = [
    { ...roles.colleague, shownWith: ['subordinate'], below: [['subordinate']] },
    { ...roles.subordinate, shownWith: ['colleague'], below: [['colleague']] },
  ];
  expect(groupPreviewList).toEqual([{ subjectCount: 1, roleList: joined }]);
  expect(await previewOf(id)).toEqual(groupPreviewList);
  const { groupPreviewList: other } = await createOne(house, own, {
    participantList: raters(),
    smallGroups: 'leftOut',
  });
  expect(other).toEqual([
    {
      subjectCount: 1,
      roleList: [
        { ...roles.colleague, shownWith: [], below: [['subordinate']] },
        { ...roles.subordinate, shownWith: null, below: [null] },
      ],
    },
  ]);
});

test('anybody who may open the report does not count, and raises the number', async () => {
  const { id } = await createOne(house, own, { participantList: raters() });
  await enter(house.context, own, ['ROLE_HR'], { employeeId: own.people[2]! });
  const [preview] = await previewOf(id);
  expect(preview?.roleList[0]).toMatchObject({ asked: 5, uncounted: 1, needed: 4 });
});

test('a named one, and one in work, say nothing of it', async () => {
  const named = await createOne(house, own, { participantList: raters(), isAnonymous: false });
  expect(named.groupPreviewList).toEqual([]);
  const started = await startOne(house, own, { employeeList: [{ id: own.people[9]! }] });
  expect(started.groupPreviewList).toEqual([]);
});

test('many at once are told of in numbers, by the dry run alone', async () => {
  const first = await createOne(house, own, { participantList: raters() });
  const second = await createOne(house, own, {
    participantList: raters(),
    smallGroups: 'leftOut',
  });
  const body = { action: 'inwork' as const, idList: [first.id, second.id] };
  const query = { dryRun: 'true' } as const;
  const tried = await house.call(changeMany, { token: own.hrToken, query, body });
  const none = { aloneCount: 0, combinedCount: 0, leftOutCount: 0 };
  expect(tried.body.roleOutcomeList).toEqual([
    { ...none, type: 'colleague', subjectCount: 2, aloneCount: 1, combinedCount: 1 },
    { ...none, type: 'subordinate', subjectCount: 2, combinedCount: 1, leftOutCount: 1 },
  ]);
  const archived = { ...body, action: 'archived' as const };
  const other = await house.call(changeMany, { token: own.hrToken, query, body: archived });
  expect(other.body.roleOutcomeList).toEqual([]);
});

test('and so are those that are made for many people', async () => {
  const [boss, ...led] = own.people.slice(1, 7);
  await inBrand(house.context.database, own.brandId, async (scope) => {
    for (const id of led) await makeLeaders(scope, id, [boss!]);
  });
  const { body } = await house.call(createMany, {
    token: own.hrToken,
    query: { dryRun: 'true' },
    body: {
      method: '360',
      dateStart: '2026-06-16',
      dateEnd: '2026-06-30',
      employeeList: [{ id: boss! }, { id: led[0]! }],
    },
  });
  expect(body.roleOutcomeList.map(({ type, subjectCount }) => [type, subjectCount])).toEqual([
    ['colleague', 1],
    ['subordinate', 1],
  ]);
});
