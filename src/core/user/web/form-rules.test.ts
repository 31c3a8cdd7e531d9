import { expect, it } from 'vitest';
import { userForm } from '#core/user/contract/user.ts';
import { issuesIn } from '#platform/web/form/values.ts';
import {
  isOwnRecord,
  toggleRole,
  type UserValues,
  userBody,
  userPlaceOf,
  userValues,
} from './form-rules.ts';

const values: UserValues = {
  ...userValues(undefined, 'ru'),
  firstName: ' Вера ',
  lastName: 'Ли',
  email: 'vera@example.ru',
  roles: ['ROLE_MANAGER'],
  employeeList: [
    { id: '6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a11', firstName: 'Пётр', lastName: 'Ежов' },
  ],
};

it('a right form has no errors, an empty one names every required field', () => {
  const wrongIn = (given: UserValues) =>
    issuesIn(userForm, userBody(given)).map(({ path, key }) => [path, key]);
  const fields = new Set(['firstName', 'lastName', 'email', 'roles']);
  expect(wrongIn(values)).toEqual([]);
  expect(new Set(wrongIn(userValues(undefined, 'ru')).map(([path]) => path))).toEqual(fields);
  expect(wrongIn({ ...values, email: 'vera' })).toEqual([['email', 'validation.invalidEmail']]);
});

it('sends ids, and no Slack ID as none', () => {
  expect(userBody({ ...values, slackId: ' ' })).toMatchObject({
    slackId: null,
    employeeIdList: ['6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a11'],
  });
  expect(userBody(values)).not.toHaveProperty('employeeList');
});

it('without the manager role subordinates are not sent, so they stay who they are', () => {
  expect(toggleRole(values, 'ROLE_HR')).toEqual({ roles: ['ROLE_HR', 'ROLE_MANAGER'] });
  const off = { ...values, ...toggleRole(values, 'ROLE_MANAGER') };
  expect(off).toMatchObject({ roles: [], employeeList: values.employeeList });
  expect(userBody(off)).not.toHaveProperty('employeeIdList');
});

it('a refusal of one subordinate is shown at the list, any other at its own field', () => {
  expect(userPlaceOf('employeeIdList.2')).toBe('employeeList');
  expect(userPlaceOf('roles.0')).toBe('roles');
  expect(userPlaceOf('email')).toBe('email');
});

it('knows the own record by its id or the e-mail as typed', () => {
  const person = { id: 'a', email: 'vera@example.ru' };
  expect(isOwnRecord(person, { employeeId: null, email: ' Vera@Example.ru' })).toBe(true);
  expect(isOwnRecord(person, { employeeId: 'a', email: 'other@example.ru' })).toBe(true);
  expect(isOwnRecord(person, { employeeId: 'b', email: 'other@example.ru' })).toBe(false);
});
