import { expect, test } from 'vitest';
import {
  type CompanySettings,
  companySettingsForm,
} from '#core/company/contract/company-settings.ts';
import { brandPictures } from '#core/company/contract/rules/brand-picture.ts';
import { placeIn } from './fit-picture.ts';
import { daysIn, listIssues, settingsBody, settingsValues, typedColor } from './settings-values.ts';

const saved: CompanySettings = {
  version: 1,
  name: 'Север',
  brand: 'Север',
  icon: null,
  logo: `/api/brand/logo/north/${'0'.repeat(64)}`,
  accentColor: '#1a237e',
  timeZone: 'Europe/Moscow',
  letterHour: 9,
  anonymityThreshold: 3,
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

test('what is loaded is sent back as it was', () => {
  const { version: _, domain: __, ...form } = saved;
  expect(settingsBody(settingsValues(saved))).toEqual(form);
  expect(companySettingsForm.safeParse(form).success).toBe(true);
  const plain = { ...saved, accentColor: null, reminderDayList: [] };
  expect(settingsBody(settingsValues(plain))).toMatchObject({
    accentColor: null,
    reminderDayList: [],
  });
});

test.each([
  ['3, 1', [3, 1]],
  ['7;3  1', [7, 3, 1]],
  ['', []],
  ['three', undefined],
  ['1.5', undefined],
  ['-1', undefined],
])('days in %j are %j', (typed, days) => expect(daysIn(typed)).toEqual(days));

test('a list that is none is said at its field', () => {
  const issuesOf = (reminderDayList: string) =>
    listIssues({ ...settingsValues(saved), reminderDayList }).map(({ path }) => path);
  expect(['3, 1', '', 'x', '0', '31'].map(issuesOf)).toEqual([
    [],
    [],
    ...Array.from({ length: 3 }, () => ['reminderDayList']),
  ]);
});

test('a colour counts once it is whole', () => {
  expect([' #2F55D4', '#2f55d', 'red'].map(typedColor)).toEqual(['#2f55d4', undefined, undefined]);
});

test('a picture stands whole in the middle of the square, and small ones stay small', () => {
  const square = brandPictures.icon;
  expect(placeIn(400, 200, square)).toEqual({ left: 0, top: 32, width: 128, height: 64 });
  expect(placeIn(64, 32, square)).toEqual({ left: 32, top: 48, width: 64, height: 32 });
  expect(placeIn(10_000, 10, brandPictures.logo)).toMatchObject({ width: 640, height: 1 });
});
