import { describe, expect, test } from 'vitest';
import type { ParticipantType } from '#contract/platform/rules/methods.ts';
import type { Neighbour } from './neighbours.ts';
import { type WorkFacts, workErrors, workWarnings } from './rules.ts';

const people = (type: ParticipantType, ...ids: string[]) =>
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
  neighbours: [],
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
    expect(said(workWarnings(facts(few)))).toEqual(warned);
    expect(workWarnings(facts())).toEqual([]);
  });

  test('nobody asked in a role is no warning', () => {
    expect(workWarnings(facts({ participants: [] }))).toEqual([]);
  });

  test('people who may open the report do not count', () => {
    const mayOpenReport = (id: string, about: string) => id === 'c' && about === 'anna';
    expect(said(workWarnings(facts({ mayOpenReport })))).toEqual([
      ...warned,
      ['participantList', 'notCounted.mayOpen', { name: 'c', personId: 'c', threshold: 3 }],
    ]);
  });

  test('people whose e-mail somebody else has replaced do not count', () => {
    expect(said(workWarnings(facts({ replacedIds: new Set(['b', 'boss']) })))).toEqual([
      ...warned,
      ['participantList', 'notCounted.replaced', { name: 'b', personId: 'b', threshold: 3 }],
    ]);
  });

  test.each(['renamed', 'remade'] as const)('people whose name was %s do not count', (why) => {
    const ids = { [`${why}Ids`]: new Set(['b', 'boss']) };
    expect(said(workWarnings(facts(ids)))).toEqual([
      ...warned,
      ['participantList', `notCounted.${why}`, { name: 'b', personId: 'b', threshold: 3 }],
    ]);
  });

  test('people who are new in the directory are named, and count', () => {
    expect(said(workWarnings(facts({ newcomerIds: new Set(['b', 'boss']) })))).toEqual([
      ['participantList', 'newcomers.colleague', { name: 'b', personId: 'b' }],
    ]);
  });

  test('where all are new, that is said once and without names', () => {
    const newcomerIds = new Set(['a', 'b', 'c']);
    expect(said(workWarnings(facts({ newcomerIds })))).toEqual([
      ['participantList', 'newcomers.all'],
    ]);
  });

  test.each<[string, Partial<WorkFacts>]>([
    ['not anonymous', { isAnonymous: false }],
    ['method 180', { method: '180' }],
    ['a threshold of 1', { anonymityThreshold: 1 }],
  ])('%s: nothing to warn of', (_, given) => {
    expect(workWarnings(facts({ ...few, ...given }))).toEqual([]);
  });
});

describe('another questionary about the same person', () => {
  const neighbour = (given: Partial<Neighbour> = {}): Neighbour => ({
    number: 7,
    isInWork: true,
    keepsAnonymity: true,
    anonymityThreshold: 3,
    subjectId: 'anna',
    isNamesake: false,
    raters: people('colleague', 'a', 'b', 'd'),
    uncounted: [],
    sums: [],
    freeFrom: '2026-07-10',
    ...given,
  });
  const overlap = [['participantList', 'overlapsInWork', { number: 7 }]];

  test.each<[string, Partial<Neighbour>, boolean]>([
    ['two people apart', {}, true],
    ['the same people', { raters: people('colleague', 'a', 'b', 'c') }, true],
    ['one person more', { raters: people('colleague', 'a', 'b', 'c', 'd') }, true],
    ['three people more', { raters: people('colleague', 'a', 'b', 'c', 'd', 'e', 'f') }, false],
    ['four people apart', { raters: people('colleague', 'a', 'd', 'e') }, false],
    ['the same people in another role', { raters: people('customer', 'a', 'b', 'c') }, true],
    ['others in another role', { raters: people('customer', 'd', 'e', 'f') }, false],
    ['others, all shown as such', { raters: people('supervisor', 'd', 'e', 'f') }, false],
    ['one of them shown as such', { raters: people('supervisor', 'a') }, true],
    [
      'two of them in one that is not anonymous',
      { keepsAnonymity: false, raters: people('customer', 'a', 'b') },
      true,
    ],
    ['themself', { keepsAnonymity: false, raters: people('employee', 'anna') }, false],
    ['others', { keepsAnonymity: false, raters: people('colleague', 'd', 'e', 'f') }, false],
    [
      'a higher threshold there',
      { anonymityThreshold: 5, raters: people('colleague', 'a', 'd', 'e') },
      true,
    ],
  ])('%s: refused %s', (_, given, isRefused) => {
    const issues = workErrors(facts({ neighbours: [neighbour(given)] }));
    expect(said(issues)).toEqual(isRefused ? overlap : []);
  });

  test('people who may open the report make no difference', () => {
    const neighbours = [neighbour({ raters: people('colleague', 'a', 'd', 'e') })];
    const mayOpenReport = (id: string) => id === 'd' || id === 'e';
    expect(said(workErrors(facts({ neighbours, mayOpenReport })))).toEqual(overlap);
  });

  test('about somebody of the same name: goes to work, as they may be two', () => {
    const neighbours = [neighbour({ isNamesake: true })];
    expect(workErrors(facts({ neighbours }))).toEqual([]);
  });

  test('is said once, whoever it is about', () => {
    const neighbours = [neighbour(), neighbour({ subjectId: 'vera' })];
    const subjects = [subject('anna'), subject('vera')];
    expect(said(workErrors(facts({ neighbours, subjects })))).toEqual(overlap);
  });

  test('if it ended recently it only warns', () => {
    const neighbours = [neighbour({ isInWork: false })];
    expect(workErrors(facts({ neighbours }))).toEqual([]);
    expect(said(workWarnings(facts({ neighbours })))).toEqual([
      ['participantList', 'overlapsRecent', { number: 7, date: '2026-07-10' }],
    ]);
  });

  test('matters to one that is not anonymous too, because it shows each answer', () => {
    const open = facts({ isAnonymous: false, neighbours: [neighbour()] });
    expect(said(workErrors(open))).toEqual(overlap);
  });

  describe('that has given out a report', () => {
    const told = (given: Partial<Neighbour> = {}) =>
      neighbour({
        isInWork: false,
        raters: people('colleague', 'a', 'b', 'd', 'v'),
        sums: [['a', 'b', 'd', 'v']],
        ...given,
      });
    const refused = [['participantList', 'asksOpenlyUntil', { numbers: '7', date: '2026-07-10' }]];

    test.each<[string, Partial<WorkFacts>, boolean]>([
      ['three of four openly', { participants: people('colleague', 'a', 'b', 'd') }, true],
      ['two of four openly', { participants: people('colleague', 'a', 'b') }, true],
      ['one of four openly', { participants: people('colleague', 'a') }, false],
      ['others openly', { participants: people('colleague', 'x', 'y', 'z') }, false],
      [
        'two of four as managers, anonymously',
        { isAnonymous: true, participants: people('supervisor', 'a', 'b') },
        true,
      ],
      [
        'three of four anonymously',
        { isAnonymous: true, participants: people('colleague', 'a', 'b', 'd') },
        false,
      ],
    ])('%s', (_, given, isRefused) => {
      const open = facts({ isAnonymous: false, neighbours: [told()], ...given });
      const issues = said(workErrors(open)).filter(([, key]) => `${key}`.startsWith('asksOpenly'));
      expect(issues).toEqual(isRefused ? refused : []);
    });

    test('of which nothing was shown: nobody is uncovered', () => {
      const open = facts({
        isAnonymous: false,
        participants: people('colleague', 'a', 'b', 'd'),
        neighbours: [told({ sums: [] })],
      });
      expect(said(workErrors(open)).filter(([, key]) => key === 'asksOpenlyUntil')).toEqual([]);
    });
  });

  test('does not matter where neither is anonymous', () => {
    const neighbours = [neighbour({ keepsAnonymity: false })];
    expect(workErrors(facts({ isAnonymous: false, neighbours }))).toEqual([]);
  });
});
