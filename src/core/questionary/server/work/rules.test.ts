import { describe, expect, test } from 'vitest';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { countingIssues } from './counting-rules.ts';
import { ownErrors, type WorkFacts, workErrors } from './rules.ts';

const people = (type: ReviewerRole, ...ids: string[]) =>
  ids.map((id) => ({ id, type, name: id, isFired: false }));
const subject = (id: string, isFired = false) => ({ id, name: id, isFired });

const facts = (given: Partial<WorkFacts> = {}): WorkFacts => ({
  method: '360',
  isAnonymous: true,
  smallGroups: 'joined',
  anonymityThreshold: 3,
  dateEnd: '2026-06-30',
  today: '2026-06-15',
  subjects: [subject('anna')],
  competenceCount: 1,
  repeatedQuestions: [],
  questionCounts: { ratingCount: 4, textCount: 0 },
  participants: [...people('supervisor', 'boss'), ...people('colleague', 'a', 'b', 'c')],
  mayOpenReport: () => false,
  held: [],
  readerId: null,
  replacedIds: new Set(),
  renamedIds: new Set(),
  remadeIds: new Set(),
  newcomerIds: new Set(),
  ...given,
});
const said = (issues: { path: string; key: string; params?: object }[]) =>
  issues.map(({ path, key, params }) => [
    path,
    key.replace('questionaryMessages.', ''),
    ...(params ? [params] : []),
  ]);

describe('what prevents going to work', () => {
  test('nothing when it is whole, on its last day too', () => {
    expect(workErrors(facts())).toEqual([]);
    expect(workErrors(facts({ dateEnd: '2026-06-15' }))).toEqual([]);
  });

  test.each<[string, Partial<WorkFacts>, unknown[]]>([
    [
      'everything missing',
      { subjects: [], competenceCount: 0, participants: [] },
      [
        ['employeeList', 'noSubject'],
        ['competenceList', 'noCompetence'],
        ['participantList', 'noSupervisor'],
      ],
    ],
    [
      'more assessments than one questionary holds; assessing oneself aside',
      {
        subjects: Array.from({ length: 200 }, (_, n) => subject(`s${n}`)),
        participants: [
          ...people('supervisor', 'boss'),
          ...people('colleague', ...Array.from({ length: 100 }, (_, n) => `c${n}`)),
          ...people('employee', 's1'),
        ],
      },
      [
        [
          'participantList',
          'tooManyAssignments',
          { subjects: 200, participants: 101, total: 20_200, max: 20_000 },
        ],
      ],
    ],
    ['an end date gone by', { dateEnd: '2026-06-14' }, [['dateEnd', 'dateEndPast']]],
    [
      'the only subject as the only supervisor',
      { participants: people('supervisor', 'anna') },
      [['participantList', 'supervisorsOnlySelf']],
    ],
    [
      'a subject whom nobody assesses but themself',
      {
        method: '180',
        subjects: [subject('anna'), subject('vera')],
        participants: [...people('supervisor', 'vera'), ...people('employee', 'anna', 'vera')],
      },
      [['employeeList.1.id', 'nobodyRates', { name: 'vera' }]],
    ],
    [
      'people fired since',
      {
        subjects: [subject('anna'), subject('vera', true)],
        participants: [
          ...people('supervisor', 'boss'),
          { id: 'x', type: 'colleague', name: 'x', isFired: true },
        ],
      },
      [
        ['employeeList.1.id', 'firedPerson', { name: 'vera' }],
        ['participantList.1.id', 'firedPerson', { name: 'x' }],
      ],
    ],
  ])('%s', (_, given, due) => {
    expect(said(workErrors(facts(given)))).toEqual(due);
  });

  test('a supervisor among several subjects is enough', () => {
    const two = { subjects: [subject('anna'), subject('vera')] };
    const participants = [...people('supervisor', 'anna'), ...people('colleague', 'a')];
    expect(workErrors(facts({ ...two, participants }))).toEqual([]);
  });
});

describe('roles that cannot reach the threshold', () => {
  const few = { participants: people('colleague', 'a', 'b', 'anna') };
  const warned = [['participantList', 'tooFew.colleague', { count: 1, threshold: 3 }]];

  test('are named, the subject aside', () => {
    expect(said(countingIssues(facts(few)))).toEqual(warned);
    expect(countingIssues(facts())).toEqual([]);
  });

  test('nobody asked in a role is no warning', () => {
    expect(countingIssues(facts({ participants: [] }))).toEqual([]);
  });

  test('people who may open the report do not count', () => {
    const mayOpenReport = (id: string, about: string) => id === 'c' && about === 'anna';
    expect(said(countingIssues(facts({ mayOpenReport })))).toEqual([
      ...warned,
      ['participantList', 'notCounted.mayOpen', { name: 'c', personId: 'c', threshold: 3 }],
    ]);
  });

  test('people whose e-mail somebody else has replaced do not count', () => {
    expect(said(countingIssues(facts({ replacedIds: new Set(['b', 'boss']) })))).toEqual([
      ...warned,
      ['participantList', 'notCounted.replaced', { name: 'b', personId: 'b', threshold: 3 }],
    ]);
  });

  test.each(['renamed', 'remade'] as const)('people whose name was %s do not count', (why) => {
    const ids = { [`${why}Ids`]: new Set(['b', 'boss']) };
    expect(said(countingIssues(facts(ids)))).toEqual([
      ...warned,
      ['participantList', `notCounted.${why}`, { name: 'b', personId: 'b', threshold: 3 }],
    ]);
  });

  test('people who are new in the directory are named, and count', () => {
    expect(said(countingIssues(facts({ newcomerIds: new Set(['b', 'boss']) })))).toEqual([
      ['participantList', 'newcomers.colleague', { name: 'b', personId: 'b' }],
    ]);
  });

  test('where all are new, that is said once and without names', () => {
    const newcomerIds = new Set(['a', 'b', 'c']);
    expect(said(countingIssues(facts({ newcomerIds })))).toEqual([
      ['participantList', 'newcomers.all'],
    ]);
  });

  test.each<[string, Partial<WorkFacts>]>([
    ['not anonymous', { isAnonymous: false }],
    ['method 180', { method: '180' }],
    ['a threshold of 1', { anonymityThreshold: 1 }],
  ])('%s: nothing to warn of', (_, given) => {
    expect(countingIssues(facts({ ...few, ...given }))).toEqual([]);
  });
});

describe('raters who can’t be asked now', () => {
  const voice = (raterId: string) => ({ subjectId: 'anna', raterId, isAnonymous: true });
  const by = { number: 7, isInWork: false, freeFrom: '2026-07-10' };
  const held: WorkFacts['held'] = [
    { ...voice('a'), why: 'bound', by },
    { ...voice('b'), why: 'bound', by },
    { ...voice('c'), why: 'bound', by: { ...by, isInWork: true } },
    { ...voice('boss'), why: 'self' },
  ];

  test('prevent it, each reason once with all its names', () => {
    const about = { subject: 'anna' };
    expect(said(workErrors(facts({ held })))).toEqual([
      [
        'participantList',
        'held.until',
        { ...about, number: 7, date: '2026-07-10', count: 2, names: 'a, b' },
      ],
      [
        'participantList',
        'held.inWork',
        { ...about, number: 7, date: '2026-07-10', count: 1, names: 'c' },
      ],
      ['participantList', 'held.self', { ...about, count: 1, names: 'boss' }],
    ]);
    expect(ownErrors(facts({ held }))).toEqual([]);
  });

  test('whoever is assessed reads neither why nor until when', () => {
    expect(said(workErrors(facts({ held, readerId: 'anna' })))).toEqual([
      ['participantList', 'held.notHere', { subject: 'anna', count: 4, names: 'a, b, c, boss' }],
    ]);
  });
});
