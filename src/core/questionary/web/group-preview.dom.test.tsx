import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { GroupPreview, RoleOutcome } from '#core/questionary/contract/questionary-groups.ts';
import { plain } from '#test/screen/plain.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { GroupPreviews, RoleOutcomes } from './group-preview.tsx';

beforeEach(() => signInOnScreen());

const role = (
  given: Partial<GroupPreview['roleList'][number]> = {},
): GroupPreview['roleList'][number] => ({
  type: 'colleague',
  asked: 5,
  uncounted: 0,
  needed: 3,
  shownWith: [],
  below: [null],
  ...given,
});
const said = () =>
  screen.getAllByRole('definition').map(({ textContent }) => plain(textContent ?? ''));

test.each<[string, Partial<GroupPreview['roleList'][number]>, string]>([
  [
    'a role that is large enough',
    {},
    'Своя строка от 3 ответов. Если ответов меньше, оценки не войдут ни в одно число.',
  ],
  [
    'one that others join, with somebody who does not count',
    { uncounted: 1, needed: 4, shownWith: ['subordinate'], below: [['customer', 'subordinate']] },
    'Своя строка от 4 ответов (в порог из них не входят: 1). В неё войдут и подчинённые. Если ответов меньше, оценки войдут в общую строку с клиентами и подчинёнными.',
  ],
  [
    'one that is too small',
    { type: 'subordinate', asked: 2, shownWith: ['customer'], below: [['customer'], null] },
    'Для своей строки нужно 3 ответа. Оценки войдут в общую строку с клиентами или не войдут ни в одно число.',
  ],
])('%s is told so', (_, given, sentence) => {
  draw(<GroupPreviews previews={[{ subjectCount: 1, roleList: [role(given)] }]} />);
  expect(said()).toEqual([sentence]);
  expect(screen.queryByText(t('smallGroups.preview.subjects', { count: 1 }))).toBeNull();
});

test('where people assessed differ, each kind is told of with its number; few at first', async () => {
  const previews = [5, 4, 3, 2, 1].map((count) => ({
    subjectCount: count,
    roleList: [role({ asked: count })],
  }));
  const { user } = draw(<GroupPreviews previews={previews} />);
  await screen.findByText(t('smallGroups.preview.subjects', { count: 5 }));
  expect(said()).toHaveLength(3);
  await user.click(
    await screen.findByRole('button', { name: t('questionary.showAll', { count: 5 }) }),
  );
  expect(said()).toHaveLength(5);
});

test('over many questionaries it is told in numbers, without those that are nought', async () => {
  const outcome = (given: Partial<RoleOutcome>): RoleOutcome => ({
    type: 'colleague',
    subjectCount: 45,
    aloneCount: 45,
    combinedCount: 0,
    leftOutCount: 0,
    ...given,
  });
  draw(
    <RoleOutcomes
      outcomes={[
        outcome({}),
        outcome({ type: 'subordinate', aloneCount: 40, combinedCount: 3, leftOutCount: 2 }),
      ]}
    />,
  );
  expect(
    (await screen.findAllByRole('listitem')).map(({ textContent }) => plain(textContent ?? '')),
  ).toEqual([
    'Коллеги: своя строка у 45 из 45',
    'Подчинённые: своя строка у 40 из 45, общая у 3, ни в одном числе у 2',
  ]);
});

test('with nothing to tell there is no heading', () => {
  draw(<GroupPreviews previews={[]} />);
  draw(<RoleOutcomes outcomes={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
