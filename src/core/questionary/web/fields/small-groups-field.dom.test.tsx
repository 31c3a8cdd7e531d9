import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FormValues, valuesOf } from '#core/questionary/web/form-rules.ts';
import { plain } from '#test/screen/plain.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf, participantRow, questionaryDetail } from '#test/screen/screen-rows.ts';
import { AnonymitySection } from './form-competences.tsx';

beforeEach(() => signInOnScreen());

const raters = (colleagues: number, subordinates: number) => [
  ...Array.from({ length: colleagues }, (_, at) => participantRow(10 + at, 'colleague')),
  ...Array.from({ length: subordinates }, (_, at) => participantRow(30 + at, 'subordinate')),
];

function drawn(given: Parameters<typeof questionaryDetail>[0]) {
  const base = questionaryDetail(given);
  const changed: Partial<FormValues>[] = [];
  const form = {
    values: valuesOf(base),
    base,
    locked: false,
    error: () => undefined,
    change: (change: Partial<FormValues>) => changed.push(change),
  };
  return { ...draw(<AnonymitySection form={form} />), changed };
}
/** The choice loads when it is needed. */
const choice = () => screen.findByRole('radiogroup');
const way = (name: 'joined' | 'leftOut') =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(t(`smallGroups.way.${name}`)) });
const hintOf = (name: 'joined' | 'leftOut') => plain(way(name).parentElement?.textContent ?? '');

test('says in the form’s own numbers what each way means, and takes the choice', async () => {
  const { user, changed } = drawn({ participantList: raters(5, 2) });
  await choice();
  expect(hintOf('joined')).toContain(
    '5 коллег и 2 подчинённых: оценки 2 подчинённых войдут в общую строку «Коллеги, подчинённые».',
  );
  expect(hintOf('leftOut')).toContain(
    '5 коллег и 2 подчинённых: оценки 2 подчинённых не войдут ни в одно число.',
  );
  expect([way('joined').checked, way('leftOut').checked]).toEqual([true, false]);
  await user.click(way('leftOut'));
  expect(changed).toEqual([{ smallGroups: 'leftOut' }]);
});

test.each([
  ['nobody is chosen', raters(0, 0), undefined],
  ['every role is large enough', raters(3, 3), t('smallGroups.large', { threshold: 3 })],
  [
    'the small ones are enough together',
    raters(2, 2),
    t('smallGroups.together', { line: 'Коллеги, подчинённые' }),
  ],
  [
    'there is nobody to combine with',
    raters(1, 1),
    t('smallGroups.tooFew', { threshold: 3, people: '1 коллега и 1 подчинённый' }),
  ],
])('where %s, the ways are said in general', async (_, participantList, note) => {
  drawn({ participantList });
  await choice();
  expect(hintOf('joined')).toContain(plain(t('smallGroups.joined')));
  expect(hintOf('leftOut')).toContain(plain(t('smallGroups.leftOut')));
  if (note) await screen.findByText(note);
});

test('stands only where anonymity is kept, with the questionary’s own threshold', async () => {
  const { unmount } = drawn({ method: '180', participantList: raters(5, 2) });
  expect(screen.queryByRole('radiogroup')).toBeNull();
  unmount();
  const named = drawn({ isAnonymous: false, employeeList: [] });
  expect(screen.queryByRole('radiogroup')).toBeNull();
  named.unmount();
  const bare = drawn({ anonymityThreshold: 1 });
  expect(screen.queryByRole('radiogroup')).toBeNull();
  bare.unmount();
  drawn({ anonymityThreshold: 6, id: idOf(900), participantList: raters(5, 2) });
  await choice();
  await screen.findByText(t('smallGroups.together', { line: 'Коллеги, подчинённые' }));
});
