import { entra, okta, patchOf } from './messages.ts';

/**
 * One conversation as directories of users hold it, line by line, each with what it must be answered. Told from what
 * Microsoft, Okta and others publish of their requests, and from what services have met in them.
 */

const list = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const error = 'urn:ietf:params:scim:api:messages:2.0:Error';
const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

export interface Said {
  who: string;
  what: string;
  ask: string;
  body?: object;
  headers?: Record<string, string>;
  status: number;
  answer?: object;
}
type Line = Omit<Said, 'who'>;

/** Whom the conversation is about. */
interface Talk {
  id: string;
  boss: string;
  mail: (name: string) => string;
}

const by = (who: string, lines: Line[]): Said[] => lines.map((line) => ({ who, ...line }));
const nobody = { schemas: [list], totalResults: 0, Resources: [] };
const refused = (status: number, scimType?: string) => ({
  status,
  answer: { schemas: [error], status: String(status), ...(scimType && { scimType }) },
});
const search = (filter: string, more = '') =>
  `GET /Users?filter=${encodeURIComponent(filter)}${more}`;

/** Before anybody is sent. */
export const looks = ({ mail }: Pick<Talk, 'mail'>): Said[] => [
  ...by('SailPoint', [
    { what: 'what it can do', ask: 'GET /ServiceProviderConfig', status: 200 },
    { what: 'kinds', ask: 'GET /ResourceTypes', status: 200, answer: { totalResults: 1 } },
    { what: 'schemas', ask: 'GET /Schemas', status: 200, answer: { totalResults: 2 } },
  ]),
  ...by('Okta', [
    {
      what: 'the connection',
      ask: 'GET /Users?startIndex=1&count=2',
      status: 200,
      answer: { schemas: [list], startIndex: 1, itemsPerPage: 2 },
    },
    { what: 'groups', ask: 'GET /Groups?startIndex=1&count=100', status: 200, answer: nobody },
    { what: 'nobody', ask: search(okta.match(mail('x'))), status: 200, answer: nobody },
    { what: 'no such id', ask: 'GET /Users/00919288221112222', ...refused(404) },
    {
      what: 'a token that is none',
      ask: 'GET /Users',
      headers: { authorization: 'non-token' },
      ...refused(401),
    },
  ]),
  ...by('Entra', [
    { what: 'the connection', ask: search(entra.probe), status: 200, answer: nobody },
    {
      what: 'the connection, with its flag',
      ask: search(entra.probe, '&aadOptscim062020'),
      status: 200,
      answer: nobody,
    },
    {
      what: 'groups without members',
      ask: 'GET /Groups?excludedAttributes=members&filter=displayName%20eq%20%22HR%22',
      status: 200,
      answer: nobody,
    },
  ]),
  ...by('others', [
    { what: 'no rows', ask: 'GET /Users?count=0', status: 200, answer: { Resources: [] } },
    {
      what: 'from the 0th',
      ask: 'GET /Users?startIndex=0',
      status: 200,
      answer: { startIndex: 1 },
    },
    { what: 'from before', ask: 'GET /Users?startIndex=-1&count=-1', status: 200 },
    { what: 'in order', ask: 'GET /Users?sortBy=userName&sortOrder=ascending', status: 200 },
    { what: 'all at once', ask: 'POST /Bulk', body: { Operations: [] }, ...refused(404) },
    { what: 'oneself', ask: 'GET /Me', ...refused(404) },
    {
      what: 'a small bearer',
      ask: 'GET /Users?count=1',
      headers: { authorization: 'bearer {token}' },
      status: 200,
    },
  ]),
];

/** Of one person who was created by Okta's message. */
export const changes = ({ id, boss, mail }: Talk): Said[] => {
  const one = `/Users/${id}`;
  const userName = mail('olga');
  const patch = (
    what: string,
    operations: Parameters<typeof patchOf>,
    answer: object = {},
    status = 200,
  ): Line => ({ what, ask: `PATCH ${one}`, body: patchOf(...operations), status, answer });
  const set = (path: string, value: unknown, op = 'Replace') => ({ op, path, value });
  const whole = (value: unknown, op = 'replace') => ({ op, value });
  const managed = (manager?: string) => ({
    [enterprise]: manager === undefined ? {} : { manager: { value: manager } },
  });
  const put = (what: string, more: object, answer: object): Line => ({
    what,
    ask: `PUT ${one}`,
    body: { ...okta.update(id, userName), ...more },
    status: 200,
    answer,
  });
  const work = (value: string) => ({ emails: [{ value, type: 'work', primary: true }] });
  return [
    ...by('Okta', [
      {
        what: 'who was created',
        ask: `GET ${one}`,
        status: 200,
        answer: { userName, active: true },
      },
      {
        what: 'the same again',
        ask: 'POST /Users',
        body: okta.create(userName),
        ...refused(409, 'uniqueness'),
      },
      {
        what: 'the name in capitals',
        ask: search(okta.match(userName.toUpperCase()), '&startIndex=1&count=100'),
        status: 200,
        answer: { totalResults: 1, Resources: [{ id }] },
      },
      put('all of the profile', { schemas: undefined }, { name: { givenName: 'Оливия' } }),
      put('what is empty', { title: null, phoneNumbers: null, addresses: [] }, { id }),
      {
        ...put('a version', { nickName: 'Ол' }, { id }),
        headers: { 'if-match': 'W/"1"' },
      },
      put('who has left, whole', { active: false }, { active: false }),
      put('who is back, whole', { active: true }, { active: true }),
      patch('who has left', okta.deactivate.Operations as [never], { active: false }),
      patch('who is back', okta.reactivate.Operations as [never], { active: true }),
      patch('a password', [whole({ password: 'Sup3r' })], { id }),
    ]),
    ...by('Entra', [
      {
        what: 'by its own id',
        ask: search('externalId eq "00u1abcd"'),
        status: 200,
        answer: { totalResults: 1 },
      },
      {
        what: 'by its own id, spaces as plus signs',
        ask: 'GET /Users?filter=externalId+eq+%2200u1abcd%22',
        status: 200,
        answer: { totalResults: 1 },
      },
      {
        what: 'by the e-mail in capitals',
        ask: search(`emails[type eq "work"].value eq "${userName.toUpperCase()}"`),
        status: 200,
        answer: { totalResults: 1 },
      },
      {
        what: 'one attribute',
        ask: `GET ${one}?attributes=userName&excludedAttributes=groups`,
        status: 200,
        answer: { id },
      },
      patch('adding in capitals', [set('displayName', 'Ольга Окт', 'Add')], {
        displayName: 'Ольга Окт',
      }),
      patch('a title', [set('title', 'Юрист')], { title: 'Юрист' }),
      patch('no title', [{ op: 'Remove', path: 'title' }], { title: 'Не распределены' }),
      patch('False as a text', entra.disable.Operations as [never], { active: false }),
      patch('True as a text', entra.enable.Operations as [never], { active: true }),
      patch('active as a list', [set('active', [{ value: 'True' }])], { active: true }),
      patch(
        'the e-mail of work, added',
        [set('emails[type eq "work"].value', mail('work'), 'Add')],
        work(mail('work')),
      ),
      patch(
        'the parts of e-mails, phones, roles and addresses',
        [
          set('emails[type eq "work"].display', 'Работа'),
          set('emails[type eq "work"].primary', false, 'add'),
          set('emails[type eq "home"].value', mail('home'), 'add'),
          set('emails[type eq "other"].primary', 'True', 'add'),
          set('phoneNumbers[type eq "fax"].value', '1', 'add'),
          set('phoneNumbers[type eq "mobile"].primary', true),
          set('roles[primary eq "True"].display', 'Юрист', 'add'),
          set('addresses[type eq "work"].postalCode', '1', 'add'),
          set('ims[type eq "xmpp"].value', 'x', 'add'),
          set('photos', [{ value: 'https://a.example/b.png' }], 'add'),
        ],
        work(mail('work')),
      ),
      patch(
        'an e-mail of home beside that of work',
        [set('emails', [{ type: 'home', value: mail('home') }], 'Add')],
        work(mail('work')),
      ),
      patch(
        'another e-mail taken away',
        [{ op: 'Remove', path: 'emails', value: [{ value: mail('home') }] }],
        work(mail('work')),
      ),
      patch('a manager as a text', [set(`${enterprise}:manager`, boss, 'Add')], managed(boss)),
      patch('no manager', [{ op: 'Remove', path: `${enterprise}:manager` }], managed()),
      patch(
        'a manager as an object',
        [set(`${enterprise}:manager`, { value: boss })],
        managed(boss),
      ),
      patch('a manager who is empty', [set(`${enterprise}:manager`, '')], managed()),
      patch(
        'a manager in a list',
        [set(`${enterprise}:manager`, [{ value: boss }])],
        managed(boss),
      ),
      patch(
        'the extension with colons',
        [
          set(`${enterprise}:employeeNumber`, '43', 'Add'),
          set(`${enterprise}:costCenter`, '7'),
          set(`${enterprise}:organization`, 'Север'),
          set(`${enterprise}:division`, 'Право'),
          set(`${enterprise}:department`, 'Договоры'),
        ],
        { [enterprise]: { department: 'Договоры' } },
      ),
      patch('the extension with a dot, as before 2018', [set(`${enterprise}.department`, 'Суды')], {
        [enterprise]: { department: 'Суды' },
      }),
      patch(
        'values without a path',
        [
          whole({
            'name.givenName': 'Ольга',
            'emails[type eq "work"].value': mail('olga'),
            [`${enterprise}:department`]: 'Право',
          }),
        ],
        {
          name: { givenName: 'Ольга' },
          ...work(mail('olga')),
          [enterprise]: { department: 'Право' },
        },
      ),
      patch('an extension as an object', [whole({ [enterprise]: { department: 'Иски' } }, 'Add')], {
        [enterprise]: { department: 'Иски' },
      }),
      patch('the core schema before a path', [set(`${core}:name.familyName`, 'Мир')], {
        name: { familyName: 'Мир' },
      }),
      patch('what has no place', [
        set('name.formatted', 'Ольга Мир', 'Add'),
        set('name.honorificSuffix', 'к. ю. н.', 'Add'),
        set('nickName', 'Оля', 'Add'),
        set('preferredLanguage', 'ru-RU', 'Add'),
        set('timezone', 'Europe/Moscow', 'Add'),
        set('userType', 'Member', 'Add'),
      ]),
      { ...patch('without schemas', []), body: { Operations: [set('title', 'Судья')] } },
      patch('another name', [set('userName', userName.toUpperCase())], {
        userName: userName.toUpperCase(),
      }),
      {
        what: 'a path that nobody knows',
        ask: `PATCH ${one}`,
        body: patchOf(set('activ', 'False')),
        ...refused(400, 'invalidPath'),
      },
    ]),
    ...by('others', [
      patch('a path that is null', [{ op: 'replace', path: null, value: { title: 'Судья' } }], {
        title: 'Судья',
      }),
      patch(
        'two conditions on an e-mail',
        [set('emails[type eq "work" and primary eq true].value', mail('both'))],
        work(mail('both')),
      ),
      put(
        'JumpCloud: empty lists, a yes as a text',
        { active: 'true', ...work(mail('both')), phoneNumbers: [], userName: mail('olga') },
        { active: true },
      ),
      put(
        'OneLogin and Keycloak: an e-mail without a type',
        { emails: [{ value: mail('both'), primary: true }] },
        work(mail('both')),
      ),
      put('an extension of one’s own', { 'urn:okta:own:1.0:user:custom': { rank: 7 } }, { id }),
    ]),
    ...by('Entra', [
      {
        what: 'thirty days later',
        ask: `DELETE ${one}`,
        headers: { 'content-type': 'application/scim+json; charset=utf-8' },
        status: 204,
      },
      { what: 'is gone', ask: `GET ${one}`, ...refused(404) },
      { what: 'and not found', ask: search(entra.match(userName)), status: 200, answer: nobody },
      { what: 'and once more', ask: `DELETE ${one}`, ...refused(404) },
    ]),
  ];
};
