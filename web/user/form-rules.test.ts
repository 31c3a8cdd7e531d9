import { expect, it } from 'vitest';
import { speak } from '#i18n/speak.ts';
import {
  errorsByField,
  isOwnRecord,
  payloadOf,
  toggleRole,
  type UserValues,
  userErrors,
  userIn,
  valuesOf,
} from './form-rules.ts';

const t = speak.ru;
const values: UserValues = {
  ...valuesOf(undefined),
  firstName: ' Вера ',
  lastName: 'Ли',
  email: 'vera@example.ru',
  roles: ['ROLE_MANAGER'],
  employeeList: [
    { id: '6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a11', firstName: 'Пётр', lastName: 'Ежов' },
  ],
};

it('a right form has no errors, an empty one names every required field', () => {
  expect(userErrors(values, t)).toEqual({});
  expect(Object.keys(userErrors(valuesOf(undefined), t)).sort()).toEqual(
    ['email', 'firstName', 'lastName', 'roles'].sort(),
  );
  expect(userErrors({ ...values, email: 'vera' }, t)).toEqual({
    email: t('validation.invalidEmail'),
  });
});

it('sends ids, and no Slack ID as none', () => {
  expect(payloadOf({ ...values, slackId: ' ' })).toMatchObject({
    slackId: null,
    employeeIdList: ['6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a11'],
  });
  expect(payloadOf(values)).not.toHaveProperty('employeeList');
});

it('switching the manager role off clears the subordinates, other roles do not', () => {
  expect(toggleRole(values, 'ROLE_HR')).toEqual({ roles: ['ROLE_HR', 'ROLE_MANAGER'] });
  expect(toggleRole(values, 'ROLE_MANAGER')).toEqual({ roles: [], employeeList: [] });
});

it('a refusal of one subordinate is shown at the list', () => {
  const errors = [
    { path: 'employeeIdList.2', message: 'a' },
    { path: 'employeeIdList.3', message: 'b' },
  ];
  expect(errorsByField(errors)).toEqual({ employeeIdList: 'a' });
});

it('reads a user in a refusal, and nothing else', () => {
  expect(userIn({ id: 'x' })).toBeUndefined();
  expect(userIn(undefined)).toBeUndefined();
});

it('knows the own record by its id or the e-mail as typed', () => {
  const person = { id: 'a', email: 'Vera@Example.ru' };
  expect(isOwnRecord(person, { employeeId: null, email: ' vera@example.ru' })).toBe(true);
  expect(isOwnRecord(person, { employeeId: 'a', email: 'other@example.ru' })).toBe(true);
  expect(isOwnRecord(person, { employeeId: 'b', email: 'other@example.ru' })).toBe(false);
});
