import { describe, expect, test } from 'vitest';
import { mostParticipants } from '#core/questionary/contract/questionary.ts';
import { mostFromFile } from '#core/questionary/contract/questionary-from-file.ts';
import type { NamedEmployee } from '#core/questionary/server/record/named-queries.ts';
import type { Method } from '#platform/contract/rules/methods.ts';
import { readRole } from './participant-columns.ts';
import { readParticipants, readSubjects } from './read-participants.ts';

const person = (name: string, given: Partial<NamedEmployee> = {}): NamedEmployee => ({
  id: name,
  firstName: 'Ян',
  lastName: name,
  middleName: null,
  email: `${name}@x.ru`,
  positionId: 'p',
  position: 'Инженер',
  subdivision: 'Разработка',
  isFired: false,
  ...given,
});
const people = new Map(
  [person('kim'), person('li'), person('orlov'), person('gone', { isFired: true })].map((one) => [
    one.email,
    one,
  ]),
);

/** Each line is like `li коллега`. The first one is row 2. */
const rows = (...lines: string[]) =>
  lines.map((line, index) => {
    const [email = '', ...role] = line.split(' ');
    return { rowIndex: index + 2, values: { email, role: role.join(' ') } };
  });
const read = (lines: string[], method: Method = '360', subjectId?: string) =>
  readParticipants(rows(...lines), people, { method, subjectId, locale: 'ru' });

describe('roles', () => {
  test.each([
    ['supervisor', 'supervisor'],
    ['Руководитель', 'supervisor'],
    ['РУКОВОДИТЕЛИ', 'supervisor'],
    ['Managers', 'supervisor'],
    ['Supervisors', 'supervisor'],
    ['Peer', 'colleague'],
    ['Colleagues', 'colleague'],
    ['коллега', 'colleague'],
    [' клиент ', 'customer'],
    ['Подчиненный', 'subordinate'],
    ['Подчинённые', 'subordinate'],
    ['direct report', 'subordinate'],
    ['Direct reports', 'subordinate'],
    ['Subordinate', 'subordinate'],
    ['Subordinates', 'subordinate'],
    ['self', 'employee'],
    ['самооценка', 'employee'],
    ['employee', 'employee'],
    ['начальник', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('%j is %j', (word, type) => {
    expect(readRole(word)).toBe(type);
  });
});

describe('participants of one', () => {
  test('each with a role, found whatever the case of the e-mail', () => {
    const { participants, errors } = read(['KIM@x.ru Руководитель', 'li@x.ru colleague']);
    expect(errors).toEqual([]);
    expect(participants.map(({ rowIndex, person: { id }, type }) => [rowIndex, id, type])).toEqual([
      [2, 'kim', 'supervisor'],
      [3, 'li', 'colleague'],
    ]);
  });

  test.each<[string[], Method, object[]]>([
    [[''], '360', [{ key: 'fromFileMessages.noEmail' }, { key: 'fromFileMessages.noRole' }]],
    [['kim@x.ru'], '360', [{ key: 'fromFileMessages.noRole' }]],
    [
      ['who@x.ru коллега'],
      '360',
      [{ key: 'fromFileMessages.unknownEmail', params: { email: 'who@x.ru' } }],
    ],
    [
      ['gone@x.ru коллега'],
      '360',
      [{ key: 'questionaryMessages.firedPerson', params: { name: 'gone Ян' } }],
    ],
    [['kim@x.ru босс'], '360', [{ key: 'fromFileMessages.unknownRole', params: { role: 'босс' } }]],
    [['kim@x.ru Самооценка'], '360', [{ key: 'fromFileMessages.selfRole' }]],
    [['kim@x.ru self'], '180', [{ key: 'fromFileMessages.selfRole' }]],
    [
      ['kim@x.ru Клиент'],
      '90',
      [{ key: 'fromFileMessages.roleNotOfMethod', params: { method: '90', role: 'Клиент' } }],
    ],
    [
      ['kim@x.ru colleague'],
      '180',
      [{ key: 'fromFileMessages.roleNotOfMethod', params: { method: '180', role: 'colleague' } }],
    ],
    [
      ['orlov@x.ru supervisor'],
      '90',
      [{ key: 'fromFileMessages.ratesSelf', params: { name: 'orlov Ян' } }],
    ],
  ])('%j in %s', (lines, method, issues) => {
    const { errors } = read(lines, method, 'orlov');
    expect(errors).toEqual([{ rowIndex: 2, issues: issues.map((one) => ({ path: '', ...one })) }]);
  });

  test('the same person again is an error of the later row, which names the earlier', () => {
    const { errors } = read([
      'kim@x.ru коллега',
      'li@x.ru коллега',
      'Kim@X.ru коллеги',
      'li@x.ru клиент',
    ]);
    expect(errors).toEqual([
      {
        rowIndex: 4,
        issues: [
          { path: '', key: 'fromFileMessages.listedTwice', params: { name: 'kim Ян', row: 2 } },
        ],
      },
      {
        rowIndex: 5,
        issues: [
          {
            path: '',
            key: 'fromFileMessages.listedInOtherRole',
            params: { name: 'li Ян', row: 3 },
          },
        ],
      },
    ]);
  });

  test('one more than fits a questionary is said once, where it begins', () => {
    const many = Array.from({ length: mostParticipants + 2 }, (_, at) => person(`p${at}`));
    const { errors } = readParticipants(
      rows(...many.map(({ email }) => `${email} коллега`)),
      new Map(many.map((one) => [one.email, one])),
      { method: '360', locale: 'ru' },
    );
    expect(errors.map(({ rowIndex, issues }) => [rowIndex, issues[0]?.key])).toEqual([
      [mostParticipants + 2, 'fromFileMessages.tooManyParticipants'],
    ]);
  });

  test('a long cell is quoted in short', () => {
    const { errors } = read([`kim@x.ru ${'я'.repeat(500)}`]);
    expect(String(errors[0]?.issues[0]?.params?.role)).toHaveLength(61);
  });
});

describe('subjects', () => {
  const about = (...lines: string[]) =>
    lines.map((line, index) => {
      const [subject = '', email = '', role = ''] = line.split(' ');
      return { rowIndex: index + 2, values: { subject, email, role } };
    });

  test('rows about one subject need not stand together; one may rate several', () => {
    const { subjects, errors } = readSubjects(
      about(
        'kim@x.ru orlov@x.ru руководитель',
        'li@x.ru orlov@x.ru руководитель',
        'KIM@x.ru li@x.ru коллега',
        'li@x.ru kim@x.ru коллега',
      ),
      people,
      { method: '360', locale: 'ru' },
    );
    expect(errors).toEqual([]);
    expect(
      subjects.map(({ rowIndex, person: { id }, participants }) => [
        rowIndex,
        id,
        participants.map((one) => `${one.person.id} ${one.type}`),
      ]),
    ).toEqual([
      [2, 'kim', ['orlov supervisor', 'li colleague']],
      [3, 'li', ['orlov supervisor', 'kim colleague']],
    ]);
  });

  test('what is wrong with the subject and with the participant stands in one row', () => {
    const { errors } = readSubjects(
      about(
        'who@x.ru kim@x.ru начальник',
        'gone@x.ru gone@x.ru коллега',
        ' li@x.ru коллега',
        'kim@x.ru kim@x.ru клиент',
      ),
      people,
      { method: '360', locale: 'ru' },
    );
    expect(errors.map(({ rowIndex, issues }) => [rowIndex, issues.map(({ key }) => key)])).toEqual([
      [2, ['fromFileMessages.unknownEmail', 'fromFileMessages.unknownRole']],
      [
        3,
        [
          'questionaryMessages.firedPerson',
          'questionaryMessages.firedPerson',
          'fromFileMessages.ratesSelf',
        ],
      ],
      [4, ['fromFileMessages.noSubjectEmail']],
      [5, ['fromFileMessages.ratesSelf']],
    ]);
  });

  test('more subjects than one file may have', () => {
    const many = Array.from({ length: mostFromFile + 1 }, (_, at) => person(`s${at}`));
    const known = new Map([...people, ...many.map((one) => [one.email, one] as const)]);
    const lines = many.map(({ email }) => `${email} kim@x.ru коллега`);
    const { errors } = readSubjects(about(...lines), known, { method: '360', locale: 'ru' });
    expect(errors.map(({ rowIndex, issues }) => [rowIndex, issues[0]?.key])).toEqual([
      [mostFromFile + 2, 'fromFileMessages.tooManySubjects'],
    ]);
  });
});
