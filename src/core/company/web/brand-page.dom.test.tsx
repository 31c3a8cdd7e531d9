import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type CompanySettings,
  getCompanySettings,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { hasUnsaved } from '#platform/web/ui/base/unsaved.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { BrandPage } from './brand-page.tsx';

const saved: CompanySettings = {
  version: 4,
  name: 'Север',
  brand: 'Север',
  icon: null,
  logo: null,
  accentColor: null,
  timeZone: 'Europe/Moscow',
  letterHour: 9,
  anonymityThreshold: 5,
  smallGroups: 'joined',
  perRater: 10,
  answerWords: null,
  reminderDayList: [3, 1],
  defaultLocale: 'ru',
  auditMonths: 36,
  deliveryMonths: 12,
  notificationMonths: 12,
  domain: null,
};

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_ADMIN');
  server = fakeServer();
  server.answers(getCompanySettings, { data: saved });
});

const field = (key: 'name' | 'shortName' | 'reminderDays' | 'accent.label') =>
  screen.findByLabelText(new RegExp(`^${t(`brand.${key}`)}`));
const put = async (
  { user }: ReturnType<typeof draw>,
  key: Parameters<typeof field>[0],
  text: string,
) => {
  await user.clear(await field(key));
  await user.paste(text);
};
const save = () => screen.findByRole('button', { name: t('brand.save') });

test('what is changed is sent with its version, and the form begins anew', async () => {
  server.answers(updateCompanySettings, ({ body }) => ({
    data: { ...saved, ...(body as CompanySettings), version: 5 },
    message: 'Сохранено',
  }));
  const drawn = draw(<BrandPage />);
  const { user } = drawn;
  await put(drawn, 'name', 'Север Плюс');
  await put(drawn, 'reminderDays', '7, 2');
  expect(hasUnsaved()).toBe(true);
  await user.click(await save());
  await waitFor(() => expect(hasUnsaved()).toBe(false));
  const [asked] = server.asked(updateCompanySettings);
  expect(asked?.body).toMatchObject({ name: 'Север Плюс', reminderDayList: [7, 2], version: 4 });
  await put(drawn, 'shortName', 'С+');
  await user.click(await save());
  await waitFor(() => expect(server.asked(updateCompanySettings)).toHaveLength(2));
  expect(server.asked(updateCompanySettings)[1]?.body).toMatchObject({ version: 5 });
});

test('an address of one part begins at its heading', async () => {
  draw(<BrandPage />, '/#letters');
  const heading = await screen.findByRole('heading', { name: t('brand.letters') });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a colour that can’t be read is said at once, with one that can; the server is not asked', async () => {
  const drawn = draw(<BrandPage />);
  const { user } = drawn;
  await user.click(await screen.findByRole('checkbox', { name: t('brand.accent.own') }));
  await put(drawn, 'accent.label', '#ffcc00');
  await screen.findByText(t('brand.accent.tooPale', { least: '4,5' }));
  await user.click(await save());
  await screen.findByText(t('validation.unreadableColor'));
  expect(server.asked(updateCompanySettings)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /#[0-9a-f]{6}$/ }));
  await screen.findByText(t('brand.accent.fits', { least: '4,5' }));
  expect(screen.queryByText(t('validation.unreadableColor'))).toBeNull();
});

test('what the threshold means stands beside it, and a lower one is warned of', async () => {
  const { user } = draw(<BrandPage />);
  await screen.findByText(t('brand.thresholdText', { count: 5 }));
  await user.click(await screen.findByRole('button', { name: new RegExp(t('brand.threshold')) }));
  await user.click(await screen.findByRole('option', { name: t('brand.noThreshold') }));
  await screen.findByText(t('brand.noThresholdText'));
  await screen.findByText(t('brand.thresholdLower'));
});

test('refusals stand at their fields; what somebody else has saved is offered', async () => {
  const message = t('brandMessages.nameTaken');
  server.answers(
    updateCompanySettings,
    refused('validation', { errors: [{ path: 'name', message }] }),
  );
  const drawn = draw(<BrandPage />);
  const { user } = drawn;
  await put(drawn, 'name', 'Юг');
  await user.click(await save());
  expect(await screen.findAllByText(message)).not.toEqual([]);
  expect((await field('name')).getAttribute('aria-invalid')).toBe('true');
  const theirs = { ...saved, name: 'Запад', version: 5 };
  server.answers(updateCompanySettings, refused('staleVersion', { data: theirs }));
  await user.click(await save());
  await user.click(await screen.findByRole('button', { name: t('ui.stale.takeTheirs') }));
  expect(await field('name')).toHaveProperty('value', 'Запад');
});

test('the way of small roles is sent', async () => {
  server.answers(updateCompanySettings, ({ body }) => ({
    data: { ...saved, ...(body as CompanySettings), version: 5 },
    message: 'Сохранено',
  }));
  const { user } = draw(<BrandPage />);
  const way = new RegExp(t('smallGroups.way.leftOut'));
  await user.click(await screen.findByRole('radio', { name: way }));
  await user.click(await save());
  await waitFor(() => expect(hasUnsaved()).toBe(false));
  expect(server.asked(updateCompanySettings)[0]?.body).toMatchObject({ smallGroups: 'leftOut' });
});

test('without a threshold there are no small roles', async () => {
  server.answers(getCompanySettings, { data: { ...saved, anonymityThreshold: 1 } });
  draw(<BrandPage />);
  await field('name');
  expect(screen.queryByRole('radiogroup', { name: t('brand.smallGroups') })).toBeNull();
});

test('a shorter term is confirmed, as it deletes; a longer one is saved at once', async () => {
  server.answers(updateCompanySettings, ({ body }) => ({
    data: { ...saved, ...(body as CompanySettings), version: 5 },
    message: 'Сохранено',
  }));
  const { user } = draw(<BrandPage />);
  const keepJournal = async (term: string) => {
    const name = new RegExp(t('brand.auditMonths'));
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('option', { name: term }));
  };
  await keepJournal(t('brand.years', { count: 1 }));
  await screen.findByText(t('brand.termShorter'));
  await user.click(await save());
  const dialog = await screen.findByRole('alertdialog', { name: t('brand.termTitle') });
  expect(server.asked(updateCompanySettings)).toHaveLength(0);
  await user.click(await within(dialog).findByRole('button', { name: t('brand.save') }));
  await waitFor(() => expect(server.asked(updateCompanySettings)).toHaveLength(1));
  expect(server.asked(updateCompanySettings)[0]?.body).toMatchObject({ auditMonths: 12 });
  await keepJournal(t('brand.forGood'));
  await user.click(await save());
  await waitFor(() => expect(server.asked(updateCompanySettings)).toHaveLength(2));
  expect(server.asked(updateCompanySettings)[1]?.body).toMatchObject({ auditMonths: null });
});

test('own words for the answers are sent for the language that has them, all five or none', async () => {
  server.answers(updateCompanySettings, ({ body }) => ({
    data: { ...saved, ...(body as CompanySettings), version: 5 },
    message: 'Сохранено',
  }));
  const { user } = draw(<BrandPage />);
  const list = within(await screen.findByRole('group', { name: t('common.en') }));
  const put = async (at: number, word: string) => {
    await user.clear((await list.findAllByRole('textbox'))[at]!);
    await user.type((await list.findAllByRole('textbox'))[at]!, word);
  };
  for (const [at, word] of ['Fully', 'Mostly', 'fully', 'Hardly'].entries()) await put(at, word);
  await user.click(await save());
  await list.findByText(t('brand.repeatedWord'));
  await list.findByText(t('validation.required'));
  expect(server.asked(updateCompanySettings)).toHaveLength(0);
  await put(2, 'Partly');
  await put(4, 'Never');
  await user.click(await save());
  await waitFor(() => expect(server.asked(updateCompanySettings)).toHaveLength(1));
  const answerWords = { en: ['Fully', 'Mostly', 'Partly', 'Hardly', 'Never'] };
  expect(server.asked(updateCompanySettings)[0]?.body).toMatchObject({ answerWords });
  await waitFor(() => expect(hasUnsaved()).toBe(false));
  await user.click(await screen.findByRole('button', { name: t('brand.answerWordsReset') }));
  await user.click(await save());
  await waitFor(() => expect(server.asked(updateCompanySettings)).toHaveLength(2));
  expect(server.asked(updateCompanySettings)[1]?.body).toMatchObject({ answerWords: null });
});
