import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findHeldRaters } from '#core/questionary/contract/held/held-raters.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import { suggestParticipants } from '#core/questionary/contract/questionary-from-structure.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf, participantRow, questionaryDetail } from '#test/screen/screen-rows.ts';
import { FormPanel } from './form-panel.tsx';

const saved = questionaryDetail({
  type: 'surname',
  participantList: [participantRow(2, 'colleague'), participantRow(3, 'colleague')],
});
const said = {
  raterList: [{ id: idOf(3), message: 'Можно с 21 июля' }],
  cycleList: ['20 июля начинается цикл'],
};
const heldOne = t('questionaryForm.heldRaters', { count: 1 });

let server: FakeServer;
beforeEach(() => {
  signInOnScreen();
  server = fakeServer();
  server.answers(getQuestionary, { data: saved });
  server.answers(suggestParticipants, {
    data: { supervisor: [], colleague: [], subordinate: [], colleagueCount: 0, withoutLeader: [] },
  });
});
const open = () => draw(<FormPanel id={saved.id} onClose={() => {}} onCreated={() => {}} />);

test('who can’t be asked is marked where they stand, and planned cycles are told', async () => {
  server.answers(findHeldRaters, { data: said });
  const { user } = open();
  await screen.findByText(heldOne);
  await screen.findByText('20 июля начинается цикл');
  const held = (await screen.findByText('Можно с 21 июля')).closest('li')!;
  await within(held).findByText('Фамилия3 Имя');
  server.answers(findHeldRaters, { data: { raterList: [], cycleList: [] } });
  await user.click(
    await screen.findByRole('button', {
      name: t('questionaryForm.remove', { name: 'Фамилия3 Имя' }),
    }),
  );
  await user.click(await screen.findByRole('button', { name: t('questionaryForm.removeConfirm') }));
  await expect.poll(() => screen.queryByText(heldOne)).toBeNull();
  expect(server.asked(findHeldRaters).map(({ body }) => body)).toMatchObject([
    { id: saved.id, participantList: [{ id: idOf(2) }, { id: idOf(3) }] },
    { id: saved.id, participantList: [{ id: idOf(2) }] },
  ]);
});

test('what could not be asked can be asked again', async () => {
  server.answers(findHeldRaters, refused('forbidden', { message: 'Нельзя' }));
  const { user } = open();
  await screen.findByText(t('questionaryForm.heldFailed'));
  server.answers(findHeldRaters, { data: said });
  await user.click(await screen.findByRole('button', { name: t('common.retry') }));
  await screen.findByText(heldOne);
});
