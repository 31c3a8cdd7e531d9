import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { NothingYet } from '#core/account/web/session/nothing-yet.tsx';
import { getLibrary, takeFromLibrary } from '#core/library/contract/library.ts';
import { beside, closeAllBeside, openBeside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import { Beside } from './beside.tsx';

let server: FakeServer;
beforeEach(() => {
  closeAllBeside();
  signInAs('ROLE_HR');
  server = fakeServer();
});

const open = (what: 'people' | 'competences') =>
  drawPage(() => (
    <>
      <NothingYet what={what} />
      <Beside />
    </>
  ));

test('without competencies the library opens over the screen, with what suits everybody ticked', async () => {
  const one = {
    name: 'Одна',
    description: '',
    questionList: [],
    isTaken: false,
    isArchived: false,
  };
  const competenceList = ['results', 'other'].map((id) => ({ ...one, id, name: id }));
  const familyList = [{ id: 'work', name: 'Работа', competenceList }];
  const profileList = [{ id: 'specialist', name: 'Специалист', competenceIdList: ['results'] }];
  server.answers(getLibrary, { data: { familyList, profileList } });
  server.answers(takeFromLibrary, { data: [] });
  const { user } = await open('competences');
  await user.click(await screen.findByRole('button', { name: t('nothingYet.library') }));
  await screen.findByText(t('library.chosen', { count: 1 }));
  await user.click(await screen.findByRole('button', { name: t('library.add') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(takeFromLibrary).map(({ body }) => body)).toEqual([{ idList: ['results'] }]);
});

test('without people the import opens', async () => {
  const { user } = await open('people');
  await user.click(await screen.findByRole('button', { name: t('nothingYet.import') }));
  await screen.findByRole('dialog', { name: t('directory.import.title') });
});

test('who may do neither sees who can', async () => {
  signInOnScreen();
  await open('people');
  expect(screen.queryByRole('button')).toBeNull();
  expect(await screen.findByText(new RegExp(t('nothingYet.whoCan')))).toBeTruthy();
});

test('what was open goes with the layout', async () => {
  await open('people');
  openBeside('library', {});
  cleanup();
  expect(beside()).toEqual({});
});
