import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Competence, competenceCalls } from '#core/competence/contract/competence.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { CompetenceForm } from './competence-form.tsx';

const saved: Competence = {
  id: '33333333-1111-4111-8111-111111111111',
  version: 2,
  can: [],
  name: 'Порядок',
  description: 'Что это',
  nameText: { ru: 'Порядок' },
  descriptionText: { ru: 'Что это' },
  questionList: [
    { id: '33333333-1111-4111-8111-222222222222', position: 1, questionText: { ru: 'Убирает' } },
  ],
  firstStepList: [{ ru: 'Уберите стол', en: 'Clear the desk' }, { ru: 'Заведите папку' }],
  libraryStepList: [{ ru: 'Шаг библиотеки', en: 'The library’s step' }],
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answers(competenceCalls.update, { data: saved, message: 'Компетенция сохранена' });
  server.answers(competenceCalls.create, { data: saved, message: 'Компетенция создана' });
});

async function open(given: { saved?: Competence; copied?: Competence }) {
  const { user } = draw(<CompetenceForm saved={given.saved} {...given} onClose={() => {}} />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press, save: () => press(t('common.save')) };
}
const group = () => screen.findByRole('group', { name: t('firstStep.title') });
const box = (name: string) => screen.getByRole('textbox', { name });
const step = (number: number) => box(t('firstStep.inRussian', { number }));
const inEnglish = (number: number) => box(t('firstStep.inEnglish', { number }));
const sent = () => server.asked(competenceCalls.update).at(-1)?.body.firstStepList;

test('the steps are changed, added, moved and removed with the rest of the competence', async () => {
  const { user, press, save } = await open({ saved });
  const names = (
    (await within(await group()).findAllByRole('textbox')) as HTMLTextAreaElement[]
  ).map(({ value }) => value);
  expect(names).toEqual(['Уберите стол', 'Clear the desk', 'Заведите папку', '']);
  await user.type(inEnglish(2), 'Start a folder');
  await press(t('firstStep.add'));
  await user.type(step(3), 'Спросите{Enter}коллегу');
  await press(t('directory.moveUp', { name: 'Спросите коллегу' }));
  await press(t('directory.remove', { name: 'Уберите стол' }));
  await save();
  expect(sent()).toEqual([
    { ru: 'Спросите коллегу' },
    { ru: 'Заведите папку', en: 'Start a folder' },
  ]);
});

test('what is wrong is said at the step, and nothing is sent', async () => {
  const { user, press, save } = await open({ saved });
  await group();
  await press(t('firstStep.add'));
  await user.type(inEnglish(3), 'Only in English');
  await save();
  expect(step(3).getAttribute('aria-invalid')).toBe('true');
  expect(server.asked(competenceCalls.update)).toEqual([]);
});

test('the steps of the library come back at one press, where the company has its own', async () => {
  const { press, save } = await open({ saved });
  await group();
  await press(t('firstStep.fromLibrary'));
  await save();
  expect(sent()).toEqual(saved.libraryStepList);
});

test('there are no more than ten, and none has to be', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ ru: `Шаг номер ${at}` }));
  const { libraryStepList: _, ...plain } = saved;
  const { press, save } = await open({ saved: { ...plain, firstStepList: ten } });
  await group();
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: t('firstStep.add') });
  expect(add.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: t('firstStep.fromLibrary') })).toBeNull();
  for (const { ru } of ten) await press(t('directory.remove', { name: ru }));
  await save();
  expect(sent()).toEqual([]);
});

test('a copy takes them along', async () => {
  const { save } = await open({ copied: saved });
  await group();
  await save();
  expect(server.asked(competenceCalls.create)[0]?.body.firstStepList).toEqual(saved.firstStepList);
});

test('where they were not read there is no section, and none are sent', async () => {
  const { firstStepList: _, ...bare } = saved;
  const { user, save } = await open({ saved: bare });
  await user.type(box(t('directory.nameEn')), 'Order');
  await save();
  expect(screen.queryByRole('group', { name: t('firstStep.title') })).toBeNull();
  expect([server.asked(competenceCalls.update).length, sent()]).toEqual([1, undefined]);
});
