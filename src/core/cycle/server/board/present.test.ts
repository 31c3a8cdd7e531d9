import { expect, test } from 'vitest';
import { firstLimits } from '#core/questionary/contract/rules/cycle.ts';
import { permissionsOf } from '#platform/contract/call/access.ts';
import { speak } from '#platform/texts/speak.ts';
import { presentSubject } from './present.ts';
import type { BoardPerson } from './queries.ts';

const place = { id: 'x', name: 'x' };
const person: BoardPerson = {
  employee: {
    id: 'me',
    firstName: 'Анна',
    lastName: 'Ким',
    middleName: null,
    photoUrl: null,
    position: place,
    subdivision: place,
  },
  stage: 'toRelease',
  state: 'launched',
  isAnswering: false,
  isLate: false,
  isHeld: true,
  releasedAt: null,
  approver: null,
  counts: { colleague: 2 },
  passedCount: 3,
  totalCount: 4,
  declinedCount: 1,
  problem: null,
  note: null,
  questionaryId: 'q',
  version: 1,
};
const seenBy = (
  employeeId: string,
  given: Partial<BoardPerson> = {},
  method: '90' | '360' = '360',
) =>
  presentSubject(
    { ...person, ...given },
    { status: 'inwork', method, limits: firstLimits(3) },
    { t: speak.ru, permissions: new Set(permissionsOf(['ROLE_HR'])), employeeId },
  );

test('others are seen whole, oneself without what tells of one’s raters and report', () => {
  expect(seenBy('another')).toMatchObject({
    isHeld: true,
    answered: { passedCount: 3, totalCount: 4 },
    declinedCount: 1,
  });
  expect(seenBy('me')).toMatchObject({ isHeld: false, answered: null, declinedCount: null });
});

test('says which roles are too few or too many, until work and in 360 only', () => {
  const waiting = { state: 'choosing', counts: { colleague: 2, subordinate: 9 } } as const;
  const roles = ({ tooFewRoles, tooManyRoles }: ReturnType<typeof seenBy>) => [
    tooFewRoles,
    tooManyRoles,
  ];
  expect(roles(seenBy('another', waiting))).toEqual([['supervisor', 'colleague'], ['subordinate']]);
  expect(roles(seenBy('another', waiting, '90'))).toEqual([['supervisor'], []]);
  expect(roles(seenBy('another'))).toEqual([[], []]);
});
