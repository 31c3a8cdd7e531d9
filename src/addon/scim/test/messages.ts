/** Requests as directories of users send them, from their published descriptions and tests, with our own people in them. */

const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

export interface ScimOperationSent {
  op: string;
  path?: string | null;
  value?: unknown;
}
export const patchOf = (...Operations: ScimOperationSent[]) => ({
  schemas: [patchOp],
  Operations,
});

/** Microsoft Entra: capital operations, "False" as a text, paths with filters, the manager as a plain id. */
export const entra = {
  probe: 'userName eq "b4fa7c1e-0000-4000-8000-000000000000"',
  match: (userName: string) => `userName eq "${userName}"`,
  create: (userName: string, email: string) => ({
    schemas: [core, enterprise],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName,
    active: true,
    addresses: [{ type: 'work', formatted: 'Тверская, 1', primary: true }],
    displayName: 'Элла Линд',
    emails: [{ primary: true, type: 'work', value: email }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Элла Линд', familyName: 'Линд', givenName: 'Элла' },
    phoneNumbers: [{ type: 'mobile', value: '+79160000000' }],
    preferredLanguage: 'ru-RU',
    roles: [],
    title: 'Архитектор',
    [enterprise]: { employeeNumber: '42', department: 'Проектирование' },
  }),
  update: (email: string, manager: string) =>
    patchOf(
      { op: 'Replace', path: 'displayName', value: 'Элла Линдгрен' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: email },
      { op: 'Replace', path: 'name.familyName', value: 'Линдгрен' },
      { op: 'Replace', path: `${enterprise}:employeeNumber`, value: '43' },
      { op: 'Replace', path: `${enterprise}:department`, value: 'Расчёты' },
      { op: 'Add', path: 'nickName', value: 'Эл' },
      { op: 'Replace', path: 'addresses[type eq "work"].formatted', value: 'Арбат, 2' },
      { op: 'Add', path: `${enterprise}:manager`, value: manager },
    ),
  /** With the flag aadOptscim062020: what has no filter is one value without a path. */
  updateByStandard: patchOf({
    op: 'replace',
    value: { displayName: 'Элла', 'name.givenName': 'Элла', [`${enterprise}:department`]: 'Сметы' },
  }),
  withoutManager: patchOf({ op: 'Remove', path: `${enterprise}:manager` }),
  disable: patchOf({ op: 'Replace', path: 'active', value: 'False' }),
  enable: patchOf({ op: 'Replace', path: 'active', value: 'True' }),
};

/** Okta: whole resources by PUT, a password and empty groups in them, `active` without a path. */
export const okta = {
  match: (userName: string) => `userName eq "${userName}"`,
  create: (userName: string) => ({
    schemas: [core],
    userName,
    name: { givenName: 'Олив', familyName: 'Окт' },
    emails: [{ primary: true, value: userName, type: 'work' }],
    displayName: 'Олив Окт',
    locale: 'en-US',
    externalId: '00u1abcd',
    groups: [],
    password: 'Sup3r-secret!',
    active: true,
  }),
  update: (id: string, userName: string) => ({
    ...okta.create(userName),
    id,
    name: { givenName: 'Оливия', familyName: 'Окт' },
    displayName: 'Оливия Окт',
    meta: { resourceType: 'User', location: 'elsewhere' },
  }),
  deactivate: patchOf({ op: 'replace', value: { active: false } }),
  reactivate: patchOf({ op: 'replace', value: { active: true } }),
};
