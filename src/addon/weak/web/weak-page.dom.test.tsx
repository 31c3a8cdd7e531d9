import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  getWeakQuestions,
  type WeakQuestion,
  type WeakQuestions,
} from '#addon/weak/contract/weak.ts';
import { type Competence, competenceCalls } from '#core/competence/contract/competence.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { WeakPage } from './weak-page.tsx';

const question: WeakQuestion = {
  questionId: idOf(1),
  text: 'Держит слово',
  competenceId: idOf(9),
  competence: 'Надёжность',
  positionList: ['Инженер', 'Продавец', 'Аналитик', 'Бухгалтер', 'Юрист'],
  finding: 'fewCould',
  ofCount: 40,
  foundCount: 14,
  whose: 'named',
  mark: null,
  other: null,
  minutes: 540,
};
const alike: WeakQuestion = {
  ...question,
  questionId: idOf(2),
  text: 'Вежлив',
  finding: 'allAlike',
  foundCount: null,
  whose: null,
  mark: 4.82,
  minutes: 40,
};
const doubles: WeakQuestion = {
  ...question,
  questionId: idOf(3),
  text: 'Выполняет обещания',
  finding: 'doubles',
  foundCount: 38,
  whose: null,
  other: 'Держит слово',
};
const found: WeakQuestions = {
  year: 2026,
  method: '360',
  yearList: [2026, 2025],
  peopleCount: 40,
  questionCount: 96,
  weakList: [question, alike, doubles],
};
const competence = (ids: number[]): Competence => ({
  id: idOf(9),
  version: 4,
  can: ['update'],
  isArchived: false,
  name: 'Надёжность',
  description: '',
  nameText: { ru: 'Надёжность' },
  descriptionText: { ru: 'Как договорились' },
  questionList: ids.map((id, at) => ({
    id: idOf(id),
    position: at + 1,
    questionText: { ru: `Вопрос ${id}` },
  })),
});

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getWeakQuestions, { data: found });
});
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

test('each row says what is wrong with its number, and what dropping it saves', async () => {
  await drawPage(WeakPage);
  const first = await rowOf('Держит слово');
  await first.findByText('Надёжность · Инженер · Продавец · Аналитик · ещё 2');
  await first.findByText(t('weak.said.named', { found: 14, of: 40 }));
  await first.findByText('9 часов');
  const second = await rowOf('Вежлив');
  await second.findByText(t('weak.said.allAlike', { count: 40, mark: '4,82' }));
  await second.findByText('40 минут');
  const third = await rowOf('Выполняет обещания');
  const words = t('weak.said.doubles', { other: 'Держит слово', found: 38, of: 40 });
  await third.findByText(words);
  expect(await screen.findByText('За 2026 год, метод 360: 3 из 96')).toBeDefined();
});

test('year and method stand in the address and go with the question', async () => {
  const { user, search } = await drawPage(WeakPage);
  await user.click(await screen.findByRole('radio', { name: '90' }));
  await waitFor(() => expect(search()).toBe('?method=90'));
  await waitFor(() =>
    expect(server.asked(getWeakQuestions).at(-1)?.query).toMatchObject({ method: '90' }),
  );
});

test('rewording leads to the competency', async () => {
  await drawPage(WeakPage);
  const name = t('weak.rewordOne', { text: 'Вежлив' });
  const link = await screen.findByRole('link', { name });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    '/estimation/dictionary/competencies?q=Надёжность',
  );
});

const drop = async () => {
  const { user } = await drawPage(WeakPage);
  const name = t('weak.dropOne', { text: 'Держит слово' });
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  return { user, dialog, button: () => dialog.findByRole('button', { name: t('weak.drop') }) };
};

test('dropping says what becomes of the competency, and saves it as it was read', async () => {
  server.answers(competenceCalls.list, { data: [competence([1, 2, 3])], count: 1 });
  server.answers(competenceCalls.update, { data: { version: 5 }, message: 'Сохранено' } as never);
  const { user, dialog, button } = await drop();
  const given = { text: 'Держит слово', competence: 'Надёжность', left: 2, before: 3 };
  await dialog.findByText(t('weak.dropText', given));
  await user.click(await button());
  await waitFor(() =>
    expect(server.asked(competenceCalls.update).map(({ body }) => body)).toEqual([
      {
        id: idOf(9),
        version: 4,
        nameText: { ru: 'Надёжность' },
        descriptionText: { ru: 'Как договорились' },
        questionList: [2, 3].map((id) => ({ id: idOf(id), questionText: { ru: `Вопрос ${id}` } })),
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('two questions stay at least', async () => {
  server.answers(competenceCalls.list, { data: [competence([1, 2])], count: 1 });
  const { dialog, button } = await drop();
  await dialog.findByText(t('weak.dropLast', { competence: 'Надёжность' }));
  expect(((await button()) as HTMLButtonElement).disabled).toBe(true);
});

test('somebody else’s change is not written over: the refusal is said', async () => {
  server.answers(competenceCalls.list, { data: [competence([1, 2, 3])], count: 1 });
  server.answers(competenceCalls.update, refused('staleVersion', { message: 'Уже изменено' }));
  const { user, dialog, button } = await drop();
  await dialog.findByText(/больше не спросят/);
  await user.click(await button());
  await screen.findByText('Уже изменено');
});

test('where there is too little to tell, and where every question works, it says so', async () => {
  server.answers(getWeakQuestions, {
    data: { ...found, yearList: [], questionCount: 0, weakList: [] },
  });
  await drawPage(WeakPage);
  await screen.findByText(t('weak.tooSoon'));
  server.answers(getWeakQuestions, { data: { ...found, weakList: [] } });
  await drawPage(WeakPage);
  await screen.findByText(t('weak.allWork'));
});

test('a failure is told and can be tried again', async () => {
  server.answers(getWeakQuestions, refused('internal'));
  const { user } = await drawPage(WeakPage);
  const again = await screen.findByRole('button', { name: t('common.retry') });
  server.answers(getWeakQuestions, { data: found });
  await user.click(again);
  await screen.findByText('Держит слово');
});
