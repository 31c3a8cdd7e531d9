import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Name } from '#platform/server/shared/same-name.ts';
import {
  type BoundVoice,
  dayForAll,
  heldVoices,
  joinRecords,
  type Voice,
  voicesOf,
} from './voice-rules.ts';

const name = (words: string): Name => {
  const [lastName = '', firstName = ''] = words.split(' ');
  return { lastName, firstName };
};
const none = new Map<string, Name[]>();
const voice = (given: Partial<Voice> = {}): Voice => ({
  subjectId: 'anna',
  raterId: 'rita',
  isAnonymous: true,
  ...given,
});
const bound = (given: Partial<BoundVoice> = {}): BoundVoice => ({
  ...voice(),
  number: 7,
  isInWork: false,
  freeFrom: '2026-07-10',
  ...given,
});
const held = (
  wanted: readonly Voice[],
  others: readonly BoundVoice[],
  given: Partial<Parameters<typeof heldVoices>[0]> = {},
) => heldVoices({ wanted, bound: others, names: none, firstDay: '2026-07-09', ...given });
const why = (...given: Parameters<typeof held>) => held(...given).map((one) => one.why);

describe('one voice at a time', () => {
  test.each<[string, Partial<Voice>, Partial<BoundVoice>, boolean]>([
    ['both anonymous', {}, {}, true],
    ['the second known by name', { isAnonymous: false }, {}, true],
    ['the first known by name', {}, { isAnonymous: false }, true],
    ['both known by name', { isAnonymous: false }, { isAnonymous: false }, false],
    ['about somebody else', { subjectId: 'boris' }, {}, false],
    ['by somebody else', { raterId: 'sonia' }, {}, false],
    ['on the day it is free', {}, { freeFrom: '2026-07-09' }, false],
    ['in work, its last day long over', {}, { isInWork: true, freeFrom: '2026-01-01' }, true],
  ])('%s', (_, own, other, isHeld) => {
    expect(why([voice(own)], [bound(other)])).toEqual(isHeld ? ['bound'] : []);
  });

  test('looking ahead, what is in work ends on its last day', () => {
    const ahead = { isAhead: true };
    expect(why([voice()], [bound({ isInWork: true, freeFrom: '2026-07-09' })], ahead)).toEqual([]);
    expect(why([voice()], [bound({ isInWork: true })], ahead)).toEqual(['bound']);
  });

  test('of several the one that holds longest is said, first of all one in work', () => {
    const others = [bound({ number: 1, freeFrom: '2026-08-01' }), bound({ number: 2 })];
    expect(held([voice()], others)[0]?.by?.number).toBe(1);
    const inWork = bound({ number: 3, isInWork: true });
    expect(held([voice()], [...others, inWork])[0]?.by?.number).toBe(3);
  });

  test.each<[string, Voice[], string[]]>([
    ['two records of one rater', [voice(), voice({ raterId: 'rita2' })], ['twice']],
    [
      'one of them known by name',
      [voice({ isAnonymous: false }), voice({ raterId: 'rita2' })],
      ['twice'],
    ],
    [
      'both known by name',
      [voice({ isAnonymous: false }), voice({ raterId: 'rita2', isAnonymous: false })],
      [],
    ],
    ['two records of the person assessed', [voice(), voice({ subjectId: 'anna2' })], ['twice']],
    ['a namesake of the person assessed', [voice({ raterId: 'anna2' })], ['self']],
    [
      'a namesake who is known by name',
      [voice({ raterId: 'anna2', isAnonymous: false })],
      ['self'],
    ],
  ])('within one assessment: %s', (_, wanted, expected) => {
    const names = new Map([
      ['rita', [name('Серова Рита')]],
      ['rita2', [name('рита CЕРОВА')]],
      ['anna', [name('Ким Анна')]],
      ['anna2', [name('Анна Ким')]],
    ]);
    expect(why(wanted, [], { names })).toEqual(expected);
  });

  test('a day for all is the last of theirs, and none where one is in work, or no day helps', () => {
    const until = (freeFrom: string, isInWork = false) => ({
      ...voice(),
      why: 'bound' as const,
      by: { number: 7, isInWork, freeFrom },
    });
    expect(dayForAll([until('2026-07-10'), until('2026-07-12')])).toBe('2026-07-12');
    expect(dayForAll([until('2026-07-10'), until('2026-07-12', true)])).toBeNull();
    expect(dayForAll([until('2026-07-10'), { ...voice(), why: 'twice' }])).toBeNull();
    expect(dayForAll([])).toBeNull();
  });
});

describe('records of one person', () => {
  const isOne = (names: Record<string, string[]>, one: string, other: string) => {
    const personOf = joinRecords(
      new Map(Object.entries(names).map(([id, own]) => [id, own.map(name)])),
    );
    return personOf(one) === personOf(other);
  };
  test.each<[string, Record<string, string[]>, boolean]>([
    ['of one name', { a: ['Ким Анна'], b: ['Анна Ким'] }, true],
    ['of different names', { a: ['Ким Анна'], b: ['Ким Ольга'] }, false],
    [
      'one was asked under the name of the other',
      { a: ['Ким Анна'], b: ['Пак Анна', 'Ким Анна'] },
      true,
    ],
    ['a third was both', { a: ['Ким Анна'], c: ['Пак Анна', 'Ким Анна'], b: ['Пак Анна'] }, true],
    [
      'the third is read last',
      { a: ['Ким Анна'], b: ['Пак Анна'], c: ['Пак Анна', 'Ким Анна'] },
      true,
    ],
  ])('%s', (_, names, expected) => {
    expect(isOne(names, 'a', 'b')).toBe(expected);
  });
  test('a record without a known name stands for itself', () => {
    expect(joinRecords(none)('a')).toBe('a');
  });
});

test('everybody but oneself, and nobody’s rating of themself, is a voice', () => {
  const asking = { method: '360', isAnonymous: true, anonymityThreshold: 3 } as const;
  const subjects = [{ id: 'anna' }, { id: 'boris' }];
  const participants = [
    { id: 'anna', type: 'colleague' },
    { id: 'boris', type: 'employee' },
    { id: 'chief', type: 'supervisor' },
  ] as const;
  expect(voicesOf({ ...asking, subjects, participants })).toEqual([
    voice({ subjectId: 'boris', raterId: 'anna' }),
    voice({ raterId: 'chief', isAnonymous: false }),
    voice({ subjectId: 'boris', raterId: 'chief', isAnonymous: false }),
  ]);
  const open = { ...asking, anonymityThreshold: 1, subjects, participants };
  expect(voicesOf(open).some(({ isAnonymous }) => isAnonymous)).toBe(false);
});

test('whatever is asked in whatever order: the anonymous of two bound assessments share nobody', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const names = new Map([...'abcde'].map((id) => [id, [name(id === 'e' ? 'd d' : `${id} ${id}`)]]));
  const personOf = joinRecords(names);
  const asking = fc.array(fc.record({ raterId: ids, isAnonymous: fc.boolean() }), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(asking, { maxLength: 4 }), (rounds) => {
      const begun: BoundVoice[] = [];
      for (const [number, round] of rounds.entries()) {
        const wanted = round.map((one) => voice({ ...one, subjectId: 'anna' }));
        const stopped = held(wanted, begun, { names });
        const going = wanted.filter((one) => !stopped.some((each) => each.raterId === one.raterId));
        begun.push(...going.map((one) => bound({ ...one, number, isInWork: true })));
      }
      for (const one of begun.filter(({ isAnonymous }) => isAnonymous)) {
        const others = begun.filter((other) => other !== one);
        expect(others.map(({ raterId }) => personOf(raterId))).not.toContain(personOf(one.raterId));
      }
    }),
  );
});
