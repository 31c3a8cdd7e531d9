import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getLibrary, takeFromLibrary } from '#core/library/contract/library.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { nothingNewIn } from './library-choice.ts';
import { LibraryModal } from './library-modal.tsx';

const one = (id: string, name: string, question: string, isTaken = false) => ({
  id,
  name,
  description: `${name}.`,
  questionList: [question],
  isTaken,
  isArchived: false,
});
const library = {
  familyList: [
    {
      id: 'people',
      name: 'Люди',
      competenceList: [
        one('teamwork', 'Команда', 'Помогает'),
        one('talk', 'Беседа', 'Слушает', true),
      ],
    },
    { id: 'work', name: 'Дело', competenceList: [one('plan', 'План', 'Отчёт составляет')] },
  ],
  profileList: [
    { id: 'lead', name: 'Руководитель', competenceIdList: ['talk', 'plan'] },
    { id: 'host', name: 'Ведущий', competenceIdList: ['talk'] },
  ],
};
let server: FakeServer;
const onClose = vi.fn();
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(async () => {
  signInOnScreen('directory_competence_competence_create');
  onClose.mockReset();
  server = fakeServer();
  server.answers(getLibrary, { data: library });
  server.answers(takeFromLibrary, { data: [] });
  draw(<LibraryModal onClose={onClose} />);
  await screen.findByRole('checkbox', { name: /Команда/ });
});

test('a role ticks what the company lacks of it; more can be ticked, and all is taken over', async () => {
  expect([box(/Беседа/).disabled, box(/План/).checked]).toEqual([true, false]);
  fireEvent.change(await screen.findByLabelText(t('library.profile')), {
    target: { value: 'lead' },
  });
  expect([box(/Беседа/).checked, box(/План/).checked]).toEqual([false, true]);
  fireEvent.click(box(/Команда/));
  fireEvent.click(await screen.findByRole('button', { name: t('library.add') }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked(takeFromLibrary)).toEqual([
    expect.objectContaining({ body: { idList: ['plan', 'teamwork'] } }),
  ]);
});

test('a question can be searched for; what is ticked stays so', async () => {
  fireEvent.click(box(/Команда/));
  const search = await screen.findByLabelText(t('library.search'));
  fireEvent.change(search, { target: { value: 'отчет' } });
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  fireEvent.change(search, { target: { value: 'нет такого' } });
  await screen.findByText(t('library.noneFound'));
  fireEvent.change(search, { target: { value: '' } });
  await waitFor(() => expect(box(/Команда/).checked).toBe(true));
});

test('nothing chosen can’t be added', async () => {
  expect(
    (await screen.findByRole<HTMLButtonElement>('button', { name: t('library.add') })).disabled,
  ).toBe(true);
});

test('a role for which everything is there already says so', async () => {
  const status = () => screen.getByRole('status').textContent;
  expect(status()).toBe('');
  fireEvent.change(await screen.findByLabelText(t('library.profile')), {
    target: { value: 'host' },
  });
  expect(status()).toBe(t('library.profileTaken'));
  fireEvent.click(box(/План/));
  expect(status()).toBe(t('library.chosen', { count: 1 }));
});

test('a library that is there already says so', () => {
  const familyList = library.familyList.map((family) => ({
    ...family,
    competenceList: family.competenceList.map((each) => ({ ...each, isTaken: true })),
  }));
  expect(nothingNewIn({ ...library, familyList }, '')).toBe('allTaken');
});
