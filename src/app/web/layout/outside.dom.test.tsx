import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { switchBrand } from '#core/account/contract/current-user.ts';
import { interruption, mendRefusal } from '#core/account/web/session/interruption.ts';
import { deleteUser } from '#core/user/contract/user.ts';
import { type ApiSettings, setUpApi } from '#platform/web/api/call.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useStore } from '#platform/web/ui/base/store.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { Interrupted } from './interrupted.tsx';

/** What a window says where its company admits other networks only (rule 104). */
const message = 'Компания пускает только из своих сетей, а мы видим адрес 198.51.100.9.';
const nobody: ApiSettings = {
  session: () => null,
  locale: () => undefined,
  brand: () => undefined,
  refused: async () => false,
  waiting: () => () => {},
};
let isOutside: boolean;
// The files of a worker share their modules.
afterAll(() => setUpApi(nobody));
afterEach(() => interruption.get()?.settle(false));
beforeEach(() => {
  signInAs('ROLE_SUPER_ADMIN');
  setUpApi({ ...nobody, session: () => 'a-session', locale: () => 'ru', refused: mendRefusal });
  isOutside = true;
  const server = fakeServer();
  const answer = () => (isOutside ? refused('addressRefused', { message }) : {});
  server.answers(deleteUser, answer);
  server.answers(switchBrand, answer as never);
});

function Form() {
  const stopped = useStore(interruption);
  const [typed, setTyped] = useState('');
  const remove = useSend(deleteUser);
  const move = useSend(switchBrand);
  return (
    <>
      <input aria-label="Имя" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => remove.mutate({ params: { id: 'one' } })}>
        Удалить
      </button>
      <button type="button" onClick={() => move.mutate({ body: { name: 'Другая' } })}>
        Перейти
      </button>
      <p>{remove.isSuccess && 'Готово'}</p>
      {stopped && <Interrupted {...stopped} />}
    </>
  );
}

test('it names the address, keeps what is typed, and goes on once the network is the right one', async () => {
  const { user } = draw(<Form />);
  await user.type(await screen.findByLabelText('Имя'), 'Анна');
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  await screen.findByRole('alertdialog', { name: t('interrupted.outside.title') });
  await screen.findByText(message);
  isOutside = false;
  await user.click(await screen.findByRole('button', { name: t('common.retry') }));
  await screen.findByText('Готово');
  expect(await screen.findByLabelText('Имя')).toHaveProperty('value', 'Анна');
});

test('of another company’s list it says so without stopping the window', async () => {
  const { user } = draw(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Перейти' }));
  await waitFor(() => expect(interruption.get()).toBeUndefined());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
