import { describe, expect, test } from 'vitest';
import type { QuestionaryForm } from '#core/questionary/contract/questionary.ts';
import { lockedIssues } from './fields.ts';
import {
  addedParticipants,
  formIssues,
  type KnownInBrand,
  type KnownPerson,
  keptParticipantIssues,
  pickedParticipants,
} from './rules.ts';

const person = (id: string, given: Partial<KnownPerson> = {}): [string, KnownPerson] => [
  id,
  { id, name: id, positionId: 'engineer', subdivisionId: 'lab', isFired: false, ...given },
];
const known: KnownInBrand = {
  people: new Map([
    ...['anna', 'boris', 'clara', 'dmitry'].map((id) => person(id)),
    person('gone', { isFired: true }),
    person('cook', { positionId: 'cook', subdivisionId: 'kitchen' }),
  ]),
  competenceIds: new Set(['care', 'speed']),
  positionIds: new Set(['engineer', 'cook']),
  subdivisionIds: new Set(['lab', 'kitchen']),
  anonymityThreshold: 3,
  archivedIds: new Set(),
};
const form = (given: Partial<QuestionaryForm> = {}): QuestionaryForm => ({
  method: '360',
  type: 'position',
  positionId: 'engineer',
  dateStart: '2026-06-15',
  dateEnd: '2026-06-30',
  isAnonymous: true,
  employeeList: [{ id: 'anna' }],
  competenceList: [{ id: 'care' }],
  participantList: [
    { id: 'boris', type: 'supervisor' },
    { id: 'clara', type: 'colleague' },
  ],
  ...given,
});
const ids = (...list: string[]) => list.map((id) => ({ id }));
const said = (issues: { path: string; key: string }[]) =>
  issues.map(({ path, key }) => [path, key.replace('questionaryMessages.', '')]);

describe('a form to be saved', () => {
  test('a whole one, and one with only the place so far, may be saved', () => {
    expect(formIssues(form(), known)).toEqual([]);
    const bare = form({ employeeList: [], competenceList: [], participantList: [] });
    expect(formIssues(bare, known)).toEqual([]);
    expect(formIssues({ ...bare, type: 'surname', positionId: null }, known)).toEqual([]);
  });

  test('several who are assessed may assess each other', () => {
    const team = ids('anna', 'boris');
    const participantList = team.map(({ id }) => ({ id, type: 'colleague' as const }));
    expect(formIssues(form({ employeeList: team, participantList }), known)).toEqual([]);
  });

  test.each<[string, Partial<QuestionaryForm>, [string, string][]]>([
    [
      'no position',
      { positionId: null, employeeList: [] },
      [['positionId', 'validation.required']],
    ],
    [
      'strange position',
      { positionId: 'x', employeeList: [] },
      [['positionId', 'unknownPosition']],
    ],
    [
      'no subdivision',
      { type: 'subdivision', employeeList: [] },
      [['subdivisionId', 'validation.required']],
    ],
    [
      'strange subdivision',
      { type: 'subdivision', subdivisionId: 'x', employeeList: [] },
      [['subdivisionId', 'unknownSubdivision']],
    ],
    [
      'two by surname',
      { type: 'surname', employeeList: ids('anna', 'boris') },
      [['employeeList', 'oneSubjectOnly']],
    ],
    [
      'subjects unknown, fired, twice, elsewhere',
      { employeeList: ids('anna', 'nobody', 'gone', 'anna', 'cook') },
      [
        ['employeeList.1.id', 'unknownPerson'],
        ['employeeList.2.id', 'firedPerson'],
        ['employeeList.3.id', 'duplicatePerson'],
        ['employeeList.4.id', 'notOfPosition'],
      ],
    ],
    [
      'a subject of another subdivision',
      { type: 'subdivision', subdivisionId: 'lab', employeeList: ids('cook') },
      [['employeeList.0.id', 'notOfSubdivision']],
    ],
    [
      'competencies unknown and twice',
      { competenceList: ids('care', 'x', 'care') },
      [
        ['competenceList.1.id', 'unknownCompetence'],
        ['competenceList.2.id', 'duplicateCompetence'],
      ],
    ],
    [
      'participants unknown, fired, twice, in two roles; places as the caller counts them',
      {
        participantList: [
          { id: 'nobody', type: 'employee' },
          { id: 'boris', type: 'supervisor' },
          { id: 'nobody', type: 'supervisor' },
          { id: 'gone', type: 'colleague' },
          { id: 'boris', type: 'supervisor' },
          { id: 'boris', type: 'customer' },
        ],
      },
      [
        ['participantList.2.id', 'unknownPerson'],
        ['participantList.3.id', 'firedPerson'],
        ['participantList.4.id', 'duplicatePerson'],
        ['participantList.5.id', 'twoRoles'],
      ],
    ],
    [
      'the only subject in another role than their own',
      {
        participantList: [
          ...ids('boris', 'anna').map((one) => ({ ...one, type: 'colleague' as const })),
        ],
      },
      [['participantList.1.id', 'ratesSelf']],
    ],
  ])('%s', (_, given, issues) => {
    expect(said(formIssues(form(given), known))).toEqual(issues);
  });

  test.each([
    ['90', ['supervisor']],
    ['180', ['supervisor']],
    ['360', ['supervisor', 'colleague', 'customer', 'subordinate']],
  ] as const)('method %s takes %j; others and self are dropped without a word', (method, types) => {
    const participantList = (
      ['supervisor', 'colleague', 'customer', 'subordinate', 'employee'] as const
    ).map((type) => ({ id: type, type }));
    expect(pickedParticipants({ method, participantList }).map(({ type }) => type)).toEqual(types);
  });
});

describe('in work', () => {
  const { participantList, employeeList, competenceList, ...fields } = form();
  const saved = {
    ...fields,
    positionId: 'engineer',
    subdivisionId: null,
    periodType: null,
    askAgainWeeks: null,
    smallGroups: 'joined' as const,
    employeeIds: ['anna', 'dmitry'],
    competenceIds: ['care', 'speed'],
    participants: participantList,
  };
  const same = form({ employeeList: ids('dmitry', 'anna'), competenceList: ids('speed', 'care') });

  test('the same fields in any order, one left out, an end date and an empty period are no change', () => {
    expect(lockedIssues(saved, { ...same, dateEnd: '2027-01-01', periodType: null })).toEqual([]);
    expect(lockedIssues(saved, { ...same, smallGroups: 'joined' })).toEqual([]);
  });

  test.each<[string, Partial<QuestionaryForm>]>([
    ['method', { method: '180' }],
    ['dateStart', { dateStart: '2026-06-16' }],
    ['type', { type: 'surname' }],
    ['positionId', { positionId: 'cook' }],
    ['employeeList', { employeeList: ids('anna') }],
    ['employeeList', { employeeList: ids('anna', 'anna') }],
    ['competenceList', { competenceList: ids('care', 'other') }],
    ['periodType', { periodType: 'month' }],
    ['askAgainWeeks', { askAgainWeeks: 8 }],
    ['isAnonymous', { isAnonymous: false }],
    ['smallGroups', { smallGroups: 'leftOut' }],
  ])('%s is locked', (path, change) => {
    expect(said(lockedIssues(saved, { ...same, ...change }))).toEqual([[path, 'lockedInWork']]);
  });

  const taking = [
    { id: 'boris', type: 'supervisor', name: 'Борис' },
    { id: 'clara', type: 'colleague', name: 'Клара' },
    { id: 'anna', type: 'employee', name: 'Анна' },
  ] as const;

  test('who takes part stays, in the same role', () => {
    expect(keptParticipantIssues(taking, form())).toEqual([]);
    const without = form({ participantList: [{ id: 'boris', type: 'supervisor' }] });
    expect(keptParticipantIssues(taking, without)).toEqual([
      {
        path: 'participantList',
        key: 'questionaryMessages.participantStays',
        params: { name: 'Клара' },
      },
    ]);
    const moved = form({
      participantList: [
        { id: 'boris', type: 'supervisor' },
        { id: 'clara', type: 'customer' },
      ],
    });
    expect(said(keptParticipantIssues(taking, moved))).toEqual([
      ['participantList.1.type', 'roleStays'],
    ]);
  });

  test('new are those without a role yet, a subject who assesses themself among them', () => {
    const participantList = [
      ...form().participantList,
      { id: 'anna', type: 'colleague' as const },
      { id: 'dmitry', type: 'customer' as const },
    ];
    expect(addedParticipants(taking, { method: '360', participantList })).toEqual([
      { id: 'anna', type: 'colleague', place: 2 },
      { id: 'dmitry', type: 'customer', place: 3 },
    ]);
  });
});
