import { describe, expect, test } from 'vitest';
import { entra, okta, type ScimOperationSent } from '#addon/scim/test/messages.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { overlaid, patched } from './patch.ts';
import { enterpriseUrn, type ScimPerson } from './path.ts';

const person: ScimPerson = {
  userName: 'anna',
  externalId: '1',
  displayName: 'Анна',
  givenName: 'Анна',
  familyName: 'Ким',
  middleName: 'Ли',
  email: 'anna@a.ru',
  title: 'Инженер',
  department: 'Разработка',
  manager: 'boss',
  active: true,
};
const replace = (path: string, value: unknown): ScimOperationSent => ({
  op: 'replace',
  path,
  value,
});
const whole = (value: unknown): ScimOperationSent => ({ op: 'replace', value });

test.each<[string, ScimOperationSent, Partial<ScimPerson>]>([
  ['a capital operation', { op: 'Replace', path: 'title', value: 'CTO' }, { title: 'CTO' }],
  ['adding is replacing', { op: 'ADD', path: 'title', value: 'CTO' }, { title: 'CTO' }],
  ['active as a text', replace('active', 'False'), { active: false }],
  ['active without a path', whole({ active: false }), { active: false }],
  [
    'active with no path',
    { op: 'replace', path: null, value: { active: false } },
    { active: false },
  ],
  ['active with an empty path', replace('', { active: false }), { active: false }],
  ['Active without a path, as a text', whole({ Active: 'false' }), { active: false }],
  ['a part of the name', replace('name.familyName', 'Пак'), { familyName: 'Пак' }],
  ['the whole name', replace('name', { givenName: 'Яна' }), { givenName: 'Яна' }],
  ['paths as names of values', whole({ 'name.givenName': 'Яна' }), { givenName: 'Яна' }],
  [
    'the core schema before it',
    replace('urn:ietf:params:scim:schemas:core:2.0:User:title', 'CTO'),
    { title: 'CTO' },
  ],
  ['the e-mail of work', replace('emails[type eq "work"].value', 'b@a.ru'), { email: 'b@a.ru' }],
  ['the primary e-mail', replace('emails[primary eq true].value', 'b@a.ru'), { email: 'b@a.ru' }],
  ['the e-mail of home', replace('emails[type eq "home"].value', 'b@a.ru'), {}],
  [
    'a list of e-mails',
    replace('emails', [
      { type: 'home', value: 'c@a.ru' },
      { type: 'Work', value: 'b@a.ru' },
    ]),
    { email: 'b@a.ru' },
  ],
  [
    'e-mails whose parts have capitals',
    replace('Emails', [
      { Type: 'other', Value: 'c@a.ru', Primary: 'False' },
      { TYPE: 'WORK', Value: 'b@a.ru', Primary: 'True' },
    ]),
    { email: 'b@a.ru' },
  ],
  [
    'a primary e-mail as a text',
    whole({ emails: [{ value: 'c@a.ru' }, { value: 'b@a.ru', primary: 'True' }] }),
    { email: 'b@a.ru' },
  ],
  [
    'the manager with a reference',
    replace(`${enterpriseUrn}:manager`, { Value: 'x', $ref: '../Users/x', displayName: 'Ян' }),
    { manager: 'x' },
  ],
  [
    'what Entra maps by default',
    whole({
      userType: 'Member',
      preferredLanguage: 'ru',
      timezone: 'x',
      'name.honorificPrefix': 'Dr',
      [`${enterpriseUrn}:costCenter`]: '7',
    }),
    {},
  ],
  [
    'the manager as an object',
    replace(`${enterpriseUrn}:manager`, { value: 'x' }),
    { manager: 'x' },
  ],
  ['the manager as a text', replace(`${enterpriseUrn}:manager`, 'x'), { manager: 'x' }],
  [
    'the manager as a list',
    replace(`${enterpriseUrn}:manager`, [{ value: 'x' }]),
    { manager: 'x' },
  ],
  ['the manager’s value', replace(`${enterpriseUrn}:manager.value`, 'x'), { manager: 'x' }],
  ['an empty manager', replace(`${enterpriseUrn}:manager`, ''), { manager: null }],
  ['the extension', whole({ [enterpriseUrn]: { department: 'ИТ' } }), { department: 'ИТ' }],
  ['the extension’s field', whole({ [`${enterpriseUrn}:department`]: 'ИТ' }), { department: 'ИТ' }],
  [
    'adding an e-mail of home',
    { op: 'Add', value: { emails: [{ type: 'home', value: 'b@a.ru' }] } },
    {},
  ],
  [
    'adding a primary one',
    { op: 'add', path: 'emails', value: { type: 'home', value: 'b@a.ru', primary: true } },
    { email: 'b@a.ru' },
  ],
  [
    'adding one without a type',
    { op: 'add', path: 'emails', value: [{ value: 'b@a.ru' }] },
    { email: 'b@a.ru' },
  ],
  [
    'replacing by one of home',
    replace('emails', [{ type: 'home', value: 'b@a.ru' }]),
    { email: 'b@a.ru' },
  ],
  [
    'the extension’s field after a dot',
    replace(`${enterpriseUrn}.department`, 'ИТ'),
    { department: 'ИТ' },
  ],
  ['removing', { op: 'Remove', path: 'name.middleName' }, { middleName: null }],
  ['removing with a value', { op: 'Remove', path: 'title', value: 'Инженер' }, { title: null }],
  ['removing another e-mail', { op: 'remove', path: 'emails', value: [{ value: 'x@a.ru' }] }, {}],
  [
    'removing the e-mail',
    { op: 'remove', path: 'emails', value: [{ value: 'anna@a.ru' }] },
    { email: null },
  ],
  ['a number', replace('externalId', 42), { externalId: '42' }],
  ['what the product has no place for', replace('phoneNumbers[type eq "mobile"].value', '+7'), {}],
  ['a password', replace('password', 'secret'), {}],
])('%s', (_, operation, changed) => {
  expect(patched(person, [operation])).toEqual({ ...person, ...changed });
});

test.each<[string, ScimOperationSent, string]>([
  ['an unknown path', replace('activ', false), 'invalidPath'],
  ['an unknown name of a value', whole({ activ: false }), 'invalidPath'],
  ['an unknown extension', replace('urn:a:b:2.0:User:active', false), 'invalidPath'],
  ['a filter on what is no list', replace('active[type eq "work"]', false), 'invalidPath'],
  ['a filter that isn’t understood', replace('emails[value eq "a"].value', 'b'), 'invalidPath'],
  ['a part that there isn’t', replace('emails.active', 'b'), 'invalidPath'],
  ['a path of 10⁵ brackets', replace('emails['.repeat(10_000), 'b'), 'invalidPath'],
  ['a prototype', replace('__proto__', {}), 'invalidPath'],
  ['the id', replace('id', 'x'), 'mutability'],
  ['the id without a path', whole({ id: 'x' }), 'mutability'],
  ['meta', replace('meta.created', 'x'), 'mutability'],
  ['removing nothing', { op: 'remove' }, 'noTarget'],
  ['removing an empty path', { op: 'remove', path: '' }, 'noTarget'],
  ['removing active', { op: 'remove', path: 'active' }, 'invalidValue'],
  ['active that is no yes and no no', replace('active', 'off'), 'invalidValue'],
  ['no value', { op: 'replace', path: 'active' }, 'invalidValue'],
  ['a text without a path', whole('active'), 'invalidValue'],
  ['an object for a text', replace('title', {}), 'invalidValue'],
  ['another operation', { op: 'move', path: 'title', value: 'x' }, 'invalidSyntax'],
])('%s is refused, and never passed over', (_, operation, scimType) => {
  const refusal = () => patched(person, [operation]);
  expect(refusal).toThrow(Failure);
  try {
    refusal();
  } catch (error) {
    expect((error as Failure).details.scimType).toBe(scimType);
  }
});

describe('what directories send', () => {
  const resource = (sent: object) => overlaid(person, sent as Record<string, unknown>);

  test('Entra', () => {
    expect(resource(entra.create('ella', 'ella@a.ru'))).toEqual({
      ...person,
      userName: 'ella',
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      displayName: 'Элла Линд',
      givenName: 'Элла',
      familyName: 'Линд',
      email: 'ella@a.ru',
      title: 'Архитектор',
      department: 'Проектирование',
    });
    expect(patched(person, entra.update('e@a.ru', 'x').Operations)).toEqual({
      ...person,
      displayName: 'Элла Линдгрен',
      familyName: 'Линдгрен',
      email: 'e@a.ru',
      department: 'Расчёты',
      manager: 'x',
    });
    expect(patched(person, entra.withoutManager.Operations).manager).toBeNull();
    expect(patched(person, entra.updateByStandard.Operations)).toMatchObject({
      displayName: 'Элла',
      givenName: 'Элла',
      department: 'Сметы',
    });
  });

  test('Okta: what a whole resource doesn’t name stays, and nobody comes back by silence', () => {
    const { active: _, ...silent } = okta.create('o@a.ru');
    const away = { ...person, active: false };
    expect(overlaid(away, silent)).toMatchObject({ active: false, title: 'Инженер' });
    expect(resource(okta.update('x', 'o@a.ru'))).toMatchObject({
      givenName: 'Оливия',
      displayName: 'Оливия Окт',
    });
  });
});
