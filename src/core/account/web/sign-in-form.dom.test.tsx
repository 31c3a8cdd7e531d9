import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { SignInForm } from './sign-in-form.tsx';

const brands = [
  { slug: 'north', name: 'Север', brand: 'Север', active: true, icon: null, accent: null },
];

const onFurther = vi.fn();

test.each([
  ['tooMany', t('errors.tooMany', { minutes: 12 })],
  ['unavailable', t('errors.busy', { seconds: 3 })],
] as const)('%s: says when to try again and keeps what was typed', async (name, message) => {
  const server = fakeServer();
  server.answers(loginUser, refused(name, { message }));
  const onSignedIn = vi.fn();
  const { user } = draw(
    <SignInForm
      data={brands as never}
      fixed
      typed={false}
      publicDemo={false}
      DemoAccounts={undefined}
      onSignedIn={onSignedIn}
      onFurther={onFurther}
    />,
  );
  const [email, password] = ['auth.email', 'auth.password'].map((key) =>
    screen.getByLabelText<HTMLInputElement>(t(key as 'auth.email')),
  );
  await user.type(email!, 'anna@example.ru');
  await user.type(password!, 'Correct-360!');
  const button = await screen.findByRole('button', { name: t('auth.submit') });
  await user.click(button);
  expect(await screen.findByText(message)).toHaveProperty('role', 'alert');
  expect([email?.value, password?.value]).toEqual(['anna@example.ru', 'Correct-360!']);
  server.answers(loginUser, { token: 'new', device: 'device.until.signature' });
  await user.click(button);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('where nobody is listed the company is typed, and asked for first', async () => {
  const server = fakeServer();
  server.answers(loginUser, { token: 'new', device: 'device.until.signature' });
  const onSignedIn = vi.fn();
  const { user } = draw(
    <SignInForm
      data={[]}
      fixed={false}
      typed
      publicDemo={false}
      DemoAccounts={undefined}
      onSignedIn={onSignedIn}
      onFurther={onFurther}
    />,
  );
  await user.type(await screen.findByLabelText(t('auth.email')), 'anna@example.ru');
  await user.type(await screen.findByLabelText(t('auth.password')), 'Correct-360!');
  await user.click(await screen.findByRole('button', { name: t('auth.submit') }));
  const address = await screen.findByLabelText(t('auth.brand'));
  expect(document.activeElement).toBe(address);
  await user.type(address, 'north');
  await user.click(await screen.findByRole('button', { name: t('auth.submit') }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(server.asked(loginUser)[0]?.body).toMatchObject({ holdingSlug: 'north' });
});

test.each([
  ['ru', 'north'],
  ['en', 'vector'],
] as const)(
  'a visitor in %s is offered the demo company %s, and picks another',
  async (locale, slug) => {
    const server = fakeServer();
    server.answers(loginUser, { token: 'new', device: 'device.until.signature' });
    const both = ['north', 'vector'].map((one) => ({
      ...brands[0],
      slug: one,
      name: one,
      brand: one,
    }));
    const { user } = draw(
      <SignInForm
        data={both as never}
        fixed={false}
        typed={false}
        publicDemo
        DemoAccounts={DemoAccounts}
        onSignedIn={vi.fn()}
        onFurther={onFurther}
      />,
      '/',
      locale,
    );
    const company = await screen.findByRole<HTMLSelectElement>('combobox');
    expect(company.value).toBe(slug);
    expect(document.querySelector('.demo-public')).not.toBeNull();
    const other = slug === 'north' ? 'vector' : 'north';
    await user.selectOptions(company, other);
    await user.click(document.querySelector('.demo-account')!);
    expect(server.asked(loginUser)[0]?.body).toMatchObject({ holdingSlug: other, locale });
  },
);
