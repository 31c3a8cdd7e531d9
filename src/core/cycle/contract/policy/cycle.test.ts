import { expect, test } from 'vitest';
import { createCycle } from '#core/cycle/contract/cycle.ts';
import { createMany, importMany } from '#core/questionary/contract/questionary-from-file.ts';
import { cycleStatuses, subjectStates } from '#core/questionary/contract/rules/cycle.ts';
import { permissionsOf, type Role, rolesHolding } from '#platform/contract/call/access.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import { atLine } from '#test/edge-roles.ts';
import { cyclePolicy, cycleSubjectPolicy } from './cycle.ts';

const doers: Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'];

/** Everything of HR and admins; managers and employees do nothing with a cycle. */
const expected = {
  created: ['toChoosing', 'update', 'addSubjects', 'duplicate', 'export', 'delete'],
  nominating: ['toWork', 'update', 'addSubjects', 'duplicate', 'export', 'archive'],
  inwork: ['update', 'addSubjects', 'duplicate', 'export', 'tryAgain'],
  done: ['duplicate', 'export', 'archive'],
  archived: ['duplicate', 'export'],
};

test.each(atLine(doers).flatMap((role) => cycleStatuses.map((status) => ({ role, status }))))(
  '$role with a cycle that is $status',
  ({ role, status }) => {
    const held = new Set(permissionsOf([role]));
    const cycle = { status, byCards: false, chosenBy: 'subject', approvedBy: 'leader' } as const;
    const verbs = doers.includes(role) ? expected[status] : [];
    expect(verbsOf(cyclePolicy, held, cycle)).toEqual(verbs);
  },
);

test.each([
  ['subject', 'nobody', 'toChoosing'],
  ['leader', 'hr', 'toChoosing'],
  ['hr', 'leader', 'toChoosing'],
  ['hr', 'hr', 'toWork'],
  ['hr', 'nobody', 'toWork'],
] as const)('chosen by %s and approved by %s it begins with %s', (chosenBy, approvedBy, verb) => {
  const held = new Set(['cycle_cycle_statusupdate'] as const);
  const cycle = { status: 'created', byCards: false, chosenBy, approvedBy } as const;
  expect(verbsOf(cyclePolicy, held, cycle)).toEqual([verb]);
});

test.each(cycleStatuses)('by cards it goes to work with its questionaries alone, %s', (status) => {
  const held = new Set(permissionsOf(['ROLE_HR']));
  const cycle = { status, byCards: true, chosenBy: 'hr', approvedBy: 'nobody' } as const;
  expect(verbsOf(cyclePolicy, held, cycle)).toEqual(
    expected[status].filter((verb) => !/^to|^tryAgain/.test(verb)),
  );
});

test('whoever makes several questionaries at once may make the cycle that holds them', () => {
  expect(rolesHolding(createMany.access)).toEqual(rolesHolding(createCycle.access));
  expect(rolesHolding(importMany.access)).toEqual(rolesHolding(createCycle.access));
});

/** Of others, and of oneself. */
const ofSubjects = {
  choosing: [
    ['send', 'approve', 'fillFromStructure', 'setApprover', 'remind', 'leaveOut'],
    ['remind', 'leaveOut'],
  ],
  approval: [
    ['approve', 'fillFromStructure', 'setApprover', 'remind', 'leaveOut'],
    ['remind', 'leaveOut'],
  ],
  ready: [['fillFromStructure', 'setApprover', 'leaveOut'], ['leaveOut']],
  launched: [
    ['remind', 'extend'],
    ['remind', 'extend'],
  ],
  leftOut: [['takeBack'], ['takeBack']],
};

test.each(
  subjectStates.flatMap((state) =>
    [false, true].flatMap((isOwn) =>
      (['inwork', 'done'] as const).map((status) => ({ state, isOwn, status })),
    ),
  ),
)('somebody $state, own: $isOwn, in a cycle $status', ({ state, isOwn, status }) => {
  const subject = {
    status,
    state,
    isOwn,
    isAnswering: state === 'launched' && status === 'inwork',
    opening: null,
    hasRaters: true,
  };
  const verbs = status === 'inwork' ? ofSubjects[state][isOwn ? 1 : 0] : [];
  expect(verbsOf(cycleSubjectPolicy, new Set(permissionsOf(['ROLE_HR'])), subject)).toEqual(verbs);
  expect(verbsOf(cycleSubjectPolicy, new Set(permissionsOf(['ROLE_MANAGER'])), subject)).toEqual(
    [],
  );
});

test.each(['choosing', 'approval'] as const)(
  'a list without raters, %s, is filled first',
  (state) => {
    const subject = {
      status: 'nominating',
      state,
      isOwn: false,
      isAnswering: false,
      opening: null,
      hasRaters: false,
    } as const;
    expect(verbsOf(cycleSubjectPolicy, new Set(permissionsOf(['ROLE_HR'])), subject)).toEqual([
      'fillFromStructure',
      'setApprover',
      'remind',
      'leaveOut',
    ]);
  },
);

test.each([
  ['waits', false, ['release', 'hold']],
  ['held', false, []],
  ['waits', true, []],
  ['held', true, []],
] as const)('with a report that %s, own: %s', (opening, isOwn, verbs) => {
  const subject = {
    status: 'done',
    state: 'launched',
    isAnswering: false,
    opening,
    hasRaters: true,
    isOwn,
  } as const;
  expect(verbsOf(cycleSubjectPolicy, new Set(permissionsOf(['ROLE_HR'])), subject)).toEqual(verbs);
});
