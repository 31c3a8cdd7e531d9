import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import type { ArchivableEntry } from '#platform/contract/call/fields.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { CompetencesWindow } from './choose-competences.tsx';

const names = { a: 'Анализ', b: 'Внимание', c: 'Счёт' };
const entry = (id: keyof typeof names) => ({ id, name: names[id] });
const competence = (id: keyof typeof names) => ({
  ...entry(id),
  version: 1,
  can: [],
  description: '',
  nameText: { ru: names[id] },
  descriptionText: { ru: '' },
  questionList: [{ id: `q-${id}`, position: 0, questionText: { ru: 'Вопрос' } }],
});
const position = (id: string, name: string, ...list: (keyof typeof names)[]) => ({
  id,
  name,
  version: 1,
  can: [],
  description: null,
  competenceList: list.map(entry),
});

const archived = (id: string, name: string) => ({ id, name, isArchived: true });

let applied: string[][];
let closed: number;
let server: FakeServer;
beforeEach(() => {
  applied = [];
  closed = 0;
  server = fakeServer();
  server.answers(competenceCalls.list, {
    data: [competence('a'), competence('b'), competence('c')],
    count: 3,
  });
  server.answers(positionCalls.list, {
    data: [position('p', 'Инженер', 'a', 'b'), position('q', 'Менеджер')],
    count: 2,
  });
});

/** Behind the name of a competency stands how many questions it has. */
const called = (name: string | RegExp) =>
  typeof name === 'string' ? new RegExp(`^${name}( 1 вопрос)?$`) : name;

const open = (...chosen: (keyof typeof names)[]) => openWith(chosen.map(entry));

async function openWith(chosen: ArchivableEntry[]) {
  const { user } = draw(
    <CompetencesWindow
      chosen={chosen}
      onApply={(list) => applied.push(list.map(({ id }) => id))}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('checkbox', { name: called(names.a) });
  const press = async (name: string | RegExp, role = 'checkbox') =>
    user.click(await dialog.findByRole(role, { name: called(name) }));
  const box = (name: string | RegExp) =>
    dialog.getByRole<HTMLInputElement>('checkbox', { name: called(name) });
  /** The competences in view. */
  const listed = () =>
    Object.values(names).filter(
      (name) => dialog.queryByRole('checkbox', { name: called(name) }) !== null,
    );
  return { user, dialog, press, box, listed };
}
const all = t('questionaryForm.choose.selectAllCompetencies');

test('what is chosen is given and closes the dialog', async () => {
  const { press } = await open('b');
  await press(names.a);
  await press(names.b);
  await press(t('questionaryForm.choose.apply'), 'button');
  expect([applied, closed]).toEqual([[['a']], 1]);
});

test('“all” chooses what the search has left, ё found by е', async () => {
  const { user, dialog, press, box, listed } = await open('b');
  expect(box(all).indeterminate).toBe(true);
  await user.type(await dialog.findByRole('searchbox'), 'счет{Enter}');
  expect(listed()).toEqual([names.c]);
  expect([box(all).checked, box(all).indeterminate]).toEqual([false, false]);
  await press(all);
  await press(t('questionaryForm.choose.apply'), 'button');
  expect(applied).toEqual([['b', 'c']]);
});

test('of the chosen alone none but the chosen are in view', async () => {
  const { press, listed } = await open('b');
  await press(t('questionaryForm.choose.showSelected'));
  expect(listed()).toEqual([names.b]);
});

test('a position stands for its competences: some, all, none of them', async () => {
  const { press, box, listed } = await open('a');
  await press(t('questionaryForm.choose.tabByPosition'), 'tab');
  expect(listed()).toEqual([]);
  expect(box(/Инженер/).indeterminate).toBe(true);
  expect(box(/Менеджер/).disabled).toBe(true);
  await press(/Инженер/);
  expect(box(/Инженер/).checked).toBe(true);
  await press(t('questionaryForm.choose.open', { name: 'Инженер' }), 'button');
  expect(listed()).toEqual([names.a, names.b]);
  await press(names.b);
  await press(t('questionaryForm.choose.apply'), 'button');
  await press(/Инженер/);
  await press(/Инженер/);
  await press(t('questionaryForm.choose.apply'), 'button');
  expect(applied).toEqual([['a'], []]);
});

test('archived ones are offered to nobody but who has them, and stay until they are taken out', async () => {
  const old = { ...position('r', 'Кассир', 'a'), isArchived: true };
  const some = position('p', 'Инженер', 'a');
  const withOne = { ...some, competenceList: [...some.competenceList, archived('d', 'Денди')] };
  server.answers(positionCalls.list, { data: [withOne, old], count: 2 });
  const { press, box, dialog } = await openWith([entry('a'), archived('e', 'Этика')]);
  expect(box(/Этика \(в архиве\)/).checked).toBe(true);
  await press(t('questionaryForm.choose.tabByPosition'), 'tab');
  expect(box(/Инженер/).checked).toBe(true);
  expect(dialog.queryByRole('checkbox', { name: /Денди|Кассир/ })).toBeNull();
  await press(t('questionaryForm.choose.apply'), 'button');
  await press(t('questionaryForm.choose.tabAll'), 'tab');
  await press(/Этика/);
  await press(t('questionaryForm.choose.apply'), 'button');
  expect(applied).toEqual([['a', 'e'], ['a']]);
});

test('a search opens the positions that hold what is found, and hides the others', async () => {
  const { user, dialog, press, listed } = await open();
  await press(t('questionaryForm.choose.tabByPosition'), 'tab');
  await user.type(await dialog.findByRole('searchbox'), 'вним{Enter}');
  expect(listed()).toEqual([names.b]);
  expect(dialog.queryByRole('checkbox', { name: /Менеджер/ })).toBeNull();
});

test('a company without competencies is offered the library', async () => {
  signInAs('ROLE_HR');
  server.answers(competenceCalls.list, { data: [], count: 0 });
  draw(<CompetencesWindow chosen={[]} onApply={() => {}} onClose={() => {}} />);
  await screen.findByRole('button', { name: t('nothingYet.library') });
});
