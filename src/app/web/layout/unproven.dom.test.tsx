import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getConfirmationOptions, prove } from '#core/account/contract/confirmation.ts';
import { getPasskeyConfirmationOptions } from '#core/account/contract/passkey.ts';
import { interruption, mendRefusal } from '#core/account/web/session/interruption.ts';
import { exportEmployees } from '#core/employee/contract/employee.ts';
import { deleteUser } from '#core/user/contract/user.ts';
import { type ApiSettings, setUpApi } from '#platform/web/api/call.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useStore } from '#platform/web/ui/base/store.ts';
import { failingBy, havePasskeys, writtenAnswer } from '#test/fake/browser-passkeys.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { Interrupted } from './interrupted.tsx';

/** "Confirm it's you" over a form (rule 97). */
let server: FakeServer;
let isProved: boolean;

const nobody: ApiSettings = {
  session: () => null,
  locale: () => undefined,
  brand: () => undefined,
  refused: async () => false,
  waiting: () => () => {},
};
// The files of a worker share their modules.
afterAll(() => setUpApi(nobody));

beforeEach(() => {
  signInAs('ROLE_SUPER_ADMIN');
  setUpApi({ ...nobody, session: () => 'a-session', locale: () => 'ru', refused: mendRefusal });
  isProved = false;
  server = fakeServer();
  const guarded = () => (isProved ? {} : refused('proofNeeded', { message: 'Не подтверждено' }));
  server.answers(getConfirmationOptions, { methodList: ['password'] });
  server.answers(deleteUser, guarded);
  server.answers(exportEmployees, guarded as never);
  server.answers(prove, ({ body }) => {
    if (body.password === 'busy') return refused('tooMany', { message: 'Слишком много попыток' });
    if (body.password !== 'right') {
      return refused('validation', { errors: [{ path: 'password', message: 'Неверный пароль' }] });
    }
    isProved = true;
    return { until: '' };
  });
});
afterEach(() => interruption.get()?.settle(false));

function Form() {
  const stopped = useStore(interruption);
  const [typed, setTyped] = useState('');
  const remove = useSend(deleteUser);
  const save = useDownload(exportEmployees, 'Не скачано');
  return (
    <>
      <input aria-label="Имя" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => remove.mutate({ params: { id: 'one' } })}>
        Удалить
      </button>
      <button type="button" onClick={() => save.mutate({ query: {} })}>
        Скачать
      </button>
      {remove.isSuccess && <p>Удалено</p>}
      {save.isSuccess && <p>Скачано</p>}
      {stopped && <Interrupted {...stopped} />}
    </>
  );
}

const field = () => screen.findByLabelText(new RegExp(t('interrupted.unproven.password')));
const confirm = () => screen.findByRole('button', { name: t('interrupted.unproven.submit') });

async function enter(user: ReturnType<typeof draw>['user'], password: string) {
  await user.clear(await field());
  await user.type(await field(), password);
  await user.click(await confirm());
}

test('it says what is about to happen, a wrong password stands at its field, the right one goes on', async () => {
  const { user } = draw(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  await screen.findByRole('dialog', { name: t('interrupted.unproven.title') });
  await screen.findByText(t('interrupted.unproven.what.deleteUser'));
  await user.click(await confirm());
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
  await enter(user, 'wrong');
  await screen.findByText('Неверный пароль');
  await enter(user, 'right');
  await screen.findByText('Удалено');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(deleteUser).length).toBe(2);
});

test('cancelling does nothing and keeps what is typed', async () => {
  const { user } = draw(<Form />);
  await user.type(await screen.findByLabelText('Имя'), 'Анна');
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  await field();
  await user.click(await screen.findByRole('button', { name: t('common.cancel') }));
  await screen.findByText('Не подтверждено');
  expect(screen.queryByText('Удалено')).toBeNull();
  expect((await screen.findByLabelText<HTMLInputElement>('Имя')).value).toBe('Анна');
  expect(server.asked(prove)).toEqual([]);
});

test('a limit is said above, and a download goes on too', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  // A click on its link would lead the window of all tests there.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = draw(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Скачать' }));
  await enter(user, 'busy');
  await screen.findByText('Слишком много попыток');
  await enter(user, 'right');
  await screen.findByText('Скачано');
});

describe('by a passkey', () => {
  beforeEach(() => {
    server.answers(getConfirmationOptions, { methodList: ['passkey', 'recovery'] });
    server.answers(getPasskeyConfirmationOptions, {
      challenge: 'Y2hhbGxlbmdl',
      rpId: 'localhost',
      timeout: 60_000,
      userVerification: 'preferred',
      allowCredentials: [],
    });
    server.answers(prove, () => {
      isProved = true;
      return { until: '' };
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const key = () => screen.findByRole('button', { name: t('passkey.use') });

  test('one press goes on, and nothing is typed', async () => {
    havePasskeys();
    const { user } = draw(<Form />);
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    await user.click(await key());
    await screen.findByText('Удалено');
    expect(server.asked(prove)[0]?.body).toEqual({
      passkey: { id: writtenAnswer.id, ...writtenAnswer.response },
    });
  });

  test('at a host that the browser doesn’t take, the other ways are left', async () => {
    havePasskeys({ get: failingBy('SecurityError') });
    const { user } = draw(<Form />);
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    await user.click(await key());
    await screen.findByText(t('passkey.otherHost.use', { host: 'localhost' }));
    await user.click(
      await screen.findByRole('button', { name: t('interrupted.unproven.by.recovery') }),
    );
    await screen.findByLabelText(new RegExp(t('interrupted.unproven.recovery')));
    await user.click(await screen.findByRole('button', { name: t('common.cancel') }));
  });
});
