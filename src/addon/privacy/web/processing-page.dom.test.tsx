import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getProcessing, type Processing } from '#addon/privacy/contract/processing.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { ProcessingPage } from './processing-page.tsx';

const plain: Processing = {
  company: 'Ромашка',
  contact: null,
  operator: null,
  peopleCount: 20,
  formerCount: 3,
  userCount: 8,
  reportCount: 12,
  broughtInCount: 0,
  auditMonths: null,
  deliveryMonths: 12,
  notificationMonths: 6,
  formerMonths: null,
  reportMonths: null,
  addressKept: 'block',
  share: 'members',
  shareDomainList: [],
  consent: 'off',
  sso: 'off',
  scimCount: 0,
  hookCount: 0,
  keyCount: 0,
  recipientList: [],
};
let data: Processing;
beforeEach(() => {
  signInOnScreen('security_security_list');
  data = plain;
  fakeServer().answers(getProcessing, () => ({ data }));
});
/** The words of a part of the record. */
const part = async (name: string) => (await screen.findByRole('region', { name })).textContent;

test('the terms, counts and recipients are those of the settings', async () => {
  data = {
    ...plain,
    formerMonths: 36,
    reportMonths: 60,
    broughtInCount: 5,
    consent: 'tick',
    sso: 'required',
    share: 'domains',
    shareDomainList: ['partner.ru'],
    recipientList: ['slack'],
    contact: 'data@example.ru',
  };
  draw(<ProcessingPage />);
  const done = await part(t('processing.activities.title'));
  const term = (count: number) => t('processing.term.months', { count });
  for (const said of [
    t('processing.term.former', { term: term(36) }),
    t('processing.term.report', { term: term(60) }),
    t('processing.activities.reportsOf', { count: 7 }),
    t('processing.activities.broughtInOf', { count: 5 }),
    t('processing.activities.resultsOf'),
    t('processing.activities.consents'),
    t('processing.activities.accountsSso'),
    `${t('processing.activities.plansOf')}${t('processing.term.former', { term: term(36) })}`,
  ])
    expect(done).toContain(said);
  const received = await part(t('processing.recipients.title'));
  expect(received).toContain('partner.ru');
  expect(received).toContain(t('processing.recipients.slack'));
  expect(await part(t('processing.who.title'))).toContain('data@example.ru');
});

test('a column says what it holds', async () => {
  draw(<ProcessingPage />);
  await part(t('processing.recipients.title'));
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    t('processing.activities.what'),
    t('processing.activities.whose'),
    t('processing.activities.howLong'),
    t('processing.recipients.who'),
    t('processing.recipients.what'),
  ]);
});

test('what isn’t used isn’t there', async () => {
  draw(<ProcessingPage />);
  const done = await part(t('processing.activities.title'));
  expect(done).toContain(t('processing.term.former', { term: t('processing.term.never') }));
  expect(done).toContain(t('processing.term.forGood'));
  for (const said of ['broughtIn', 'consents', 'accountsSso'] as const)
    expect(done).not.toContain(t(`processing.activities.${said}`));
  const rows = await within(
    await screen.findByRole('region', { name: t('processing.recipients.title') }),
  ).findAllByRole('row');
  expect(rows).toHaveLength(4);
});
