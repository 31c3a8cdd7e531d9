import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { questionaryDetail } from '#test/screen/screen-rows.ts';
import { DetailActions } from './detail-actions.tsx';

beforeEach(() => {
  signInAs('ROLE_HR');
  fakeServer();
});

test.each([
  ['is offered', [], false],
  ['is not, where something is missing', [{ path: 'participantList', message: 'Мало' }], true],
])('sending to work %s', async (_, workErrorList, isDisabled) => {
  const { user } = draw(
    <DetailActions
      questionary={questionaryDetail({ workErrorList })}
      onEdit={() => {}}
      onOpen={() => {}}
      onDeleted={() => {}}
    />,
  );
  await user.click(await screen.findByRole('button', { name: t('questionaryDetail.menu') }));
  const work = await screen.findByRole('menuitem', { name: t('questionaryDetail.toWork') });
  expect(work.getAttribute('aria-disabled') === 'true').toBe(isDisabled);
});
