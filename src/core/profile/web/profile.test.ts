import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import {
  type CompanyInfo,
  companyForm,
  type EmployeeProfile,
  profileForm,
} from '#core/profile/contract/profile.ts';
import { unixOfDate } from '#core/profile/contract/rules/profile-fields.ts';
import { permissionsOf, type Role, roles } from '#platform/contract/call/access.ts';
import { companyBody, companyValues } from './values/company-values.ts';
import { companyWay, profileWay, seesRating } from './values/permissions.ts';
import { emojiChoices, profileBody, profileValues } from './values/profile-values.ts';

const id = '6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a11';
const saved: EmployeeProfile = {
  employeeId: id,
  version: 3,
  photoUrl: null,
  lastName: 'Ким',
  firstName: 'Анна',
  middleName: null,
  location: null,
  status: 'В отпуске',
  statusEmoji: '🌴',
  statusStartAt: unixOfDate('2026-06-10'),
  statusEndAt: null,
  startWorkTimeAt: 0,
  endWorkTimeAt: 84_600,
  startWorkDayAt: 'monday',
  endWorkDayAt: 'friday',
  positionId: id,
  position: 'Инженер',
  wantedPosition: null,
  email: 'kim@own.ru',
  phone: '+79161234567',
  timezone: null,
};
const info: CompanyInfo = {
  employeeId: id,
  version: 3,
  subdivisionId: id,
  subdivision: 'Отдел',
  leaderList: [{ employeeId: id, firstName: 'П', lastName: 'К', photoUrl: null, position: 'И' }],
  subordinateList: [],
  inCompany: unixOfDate('2020-02-03'),
  inPosition: unixOfDate('2021-03-01'),
  birthDate: null,
  isBirthDateHide: true,
  slackId: null,
  telegram: '@kim',
  locale: 'ru',
  firedAt: null,
};

describe('the profile form', () => {
  test('sends what it was filled with', () => {
    const { employeeId, version, position, wantedPosition, ...fields } = saved;
    expect(profileBody(profileValues(saved))).toEqual(fields);
    expect(z.safeParse(profileForm, profileBody(profileValues(saved))).success).toBe(true);
  });

  test('says what is missing in a profile that nobody has filled', () => {
    const empty = { startWorkTimeAt: null, endWorkTimeAt: null, startWorkDayAt: null };
    const body = profileBody(
      profileValues({ ...saved, ...empty, endWorkDayAt: null, phone: null }),
    );
    const { error } = z.safeParse(profileForm, body);
    const fields = new Set(error?.issues.map(({ path }) => path[0]));
    expect([...fields].sort()).toEqual([
      'endWorkDayAt',
      'endWorkTimeAt',
      'phone',
      'startWorkDayAt',
      'startWorkTimeAt',
    ]);
  });

  test('offers only emoji that the server takes', () => {
    for (const statusEmoji of Object.values(emojiChoices)) {
      const body = { ...profileBody(profileValues(saved)), statusEmoji };
      expect(z.safeParse(profileForm, body).success).toBe(true);
    }
  });
});

test('the company form sends what it was filled with, of leaders who they are', () => {
  const { employeeId, version, subdivision, subordinateList, ...fields } = info;
  const body = companyBody(companyValues(info));
  expect(body).toEqual({ ...fields, leaderList: [{ employeeId: id }] });
  expect(z.safeParse(companyForm, body).success).toBe(true);
});

describe('who may do what', () => {
  const canAs = (role: Role) => {
    const held = new Set(permissionsOf([role]));
    return (permission: Parameters<typeof held.has>[0]) => held.has(permission);
  };
  test.each(roles)('%s', (role) => {
    const isHr = !['ROLE_DIRECTOR', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'].includes(role);
    const can = canAs(role);
    expect([profileWay(can, true), profileWay(can, false)]).toEqual([
      role === 'ROLE_DIRECTOR' ? undefined : 'own',
      isHr ? 'any' : undefined,
    ]);
    expect([companyWay(can, true), companyWay(can, false)]).toEqual(
      isHr ? ['own', 'any'] : [undefined, undefined],
    );
    expect([seesRating([role], true), seesRating([role], false)]).toEqual([true, isHr]);
  });
});
