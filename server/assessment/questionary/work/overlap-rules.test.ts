import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnonymousType,
  anonymousTypes,
  type ParticipantType,
} from '#contract/platform/rules/methods.ts';
import { isolatesFewer } from '#test/report/fixtures/attacker.ts';
import { areTooNear, type Panel } from './overlap-rules.ts';

const types: ParticipantType[] = [...anonymousTypes, 'supervisor'];

/**
 * Each word is a role and each letter a person: `panel(3, 'AB', 'CD')` has two colleagues and two
 * customers. Subordinates and supervisors come after them.
 */
const panel = (anonymityThreshold: number, ...words: string[]): Panel => ({
  anonymityThreshold,
  keepsAnonymity: true,
  raters: words.flatMap((word, at) => [...word].map((id) => ({ id, type: types[at]! }))),
});
/** The same without anonymity. */
const open = (...words: string[]): Panel => ({ ...panel(3, ...words), keepsAnonymity: false });
const everybody = () => true;

describe('two questionaries about one person', () => {
  test.each<[string, Panel, Panel, boolean]>([
    ['roles joined against one role more by one', panel(3, 'AB', 'CD'), panel(3, 'ABCDE'), true],
    ['the same people in another role', panel(3, 'ABC'), panel(3, '', 'ABC'), true],
    ['one newcomer, whatever the role', panel(3, 'ABC'), panel(3, '', '', 'ABCD'), true],
    [
      'two roles against the same two, one person moved',
      panel(3, 'ABC', 'DEF'),
      panel(3, 'ABF', 'DEC'),
      true,
    ],
    ['a part of one among the other’s', panel(3, 'ABC', 'DEFG'), panel(3, 'DEFGH'), true],
    ['one and the same role with fewer than T', panel(3, 'ABCD', 'X'), panel(3, 'FGHI', 'Y'), true],
    ['roles that no report can show', panel(3, 'ABCD', 'X'), panel(3, 'FGHI', '', 'Y'), false],
    ['nobody in common', panel(3, 'ABC', 'DEF'), panel(3, 'GHI', 'JKL'), false],
    ['three newcomers', panel(3, 'ABC'), panel(3, '', 'ABCDEF'), false],
    ['three newcomers where four are due', panel(3, 'ABC'), panel(4, '', 'ABCDEF'), true],
    ['a role without raters', panel(3, 'ABC'), panel(3), false],
    ['all but one shown as such', panel(3, 'ABV'), open('AB'), true],
    ['one of three shown as such', panel(3, 'ABV'), open('', 'A'), true],
    ['one of four shown as such', panel(3, 'ABVW'), open('', 'A'), false],
    ['one of three, a supervisor there', panel(3, 'ABV'), panel(3, 'CDE', '', '', 'A'), true],
    ['one of those apart, a supervisor', panel(3, 'ABCDEF'), panel(3, 'ABC', '', '', 'D'), true],
    ['others shown as such', panel(3, 'ABC'), open('DEF', '', '', 'G'), false],
    ['nothing anonymous', open('ABC'), open('ABC'), false],
  ])('%s', (_, here, there, due) => {
    expect(areTooNear(here, there, everybody)).toBe(due);
    expect(areTooNear(there, here, everybody)).toBe(due);
  });

  test('people who may open the reports do not count as newcomers', () => {
    const [here, there] = [panel(3, 'ABC'), panel(3, '', 'ABCDEF')];
    expect(areTooNear(here, there, (id) => id !== 'F')).toBe(true);
  });
});

const threshold = 3;
type Place = AnonymousType | 'supervisor' | null;
const places = [
  null,
  null,
  null,
  null,
  ...anonymousTypes,
  ...anonymousTypes,
  'supervisor',
] as const;
const drawn = fc.record({
  people: fc.array(
    fc.record({
      here: fc.constantFrom<Place>(...places),
      there: fc.constantFrom<Place>(...places),
      opensReport: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
    }),
    { minLength: 6, maxLength: 18 },
  ),
  isThereOpen: fc.integer({ min: 0, max: 3 }).map((chance) => chance === 0),
});

/** Every way in which reports can combine the three roles. */
const groupings: AnonymousType[][][] = [
  [['colleague'], ['customer'], ['subordinate']],
  [['colleague', 'customer'], ['subordinate']],
  [['colleague', 'subordinate'], ['customer']],
  [['customer', 'subordinate'], ['colleague']],
  [['colleague', 'customer', 'subordinate']],
];

/** The sums that a report with this grouping shows: none over fewer than T people who count. */
function sumsOf({ raters }: Panel, grouping: AnonymousType[][], known: ReadonlySet<string>) {
  const sums = grouping.map((roles) =>
    raters.filter(({ type }) => roles.some((role) => role === type)).map(({ id }) => id),
  );
  return sums.filter((ids) => ids.filter((id) => !known.has(id)).length >= threshold);
}

/** The people whose own answers the reports show. */
const shownAsSuch = ({ raters, keepsAnonymity }: Panel): string[] =>
  raters.filter(({ type }) => !keepsAnonymity || type === 'supervisor').map(({ id }) => id);

function canTell(here: Panel, there: Panel, known: ReadonlySet<string>): boolean {
  const all = new Set([...known, ...shownAsSuch(here), ...shownAsSuch(there)]);
  const sums = (panel: Panel, grouping: AnonymousType[][]) =>
    panel.keepsAnonymity ? sumsOf(panel, grouping, known) : [];
  return groupings.some((ours) =>
    groupings.some((theirs) =>
      isolatesFewer([...sums(here, ours), ...sums(there, theirs)], all, threshold),
    ),
  );
}

test('however both reports join the roles, two allowed questionaries never isolate fewer than T people', () => {
  const allowed = { besideAnonymous: 0, besideOpen: 0 };
  const check = fc.property(drawn, ({ people, isThereOpen }) => {
    const panelOf = (place: 'here' | 'there'): Panel => ({
      anonymityThreshold: threshold,
      keepsAnonymity: !(place === 'there' && isThereOpen),
      raters: people.flatMap((person, at) => {
        const type = person[place];
        return type ? [{ id: `person ${at}`, type }] : [];
      }),
    });
    const opening = people.flatMap(({ opensReport }, at) => (opensReport ? [`person ${at}`] : []));
    const known = new Set(opening);
    const [here, there] = [panelOf('here'), panelOf('there')];
    const isNear = areTooNear(here, there, (id) => !known.has(id));
    expect(areTooNear(there, here, (id) => !known.has(id))).toBe(isNear);
    if (isNear) return;
    if (
      sumsOf(here, groupings[4]!, known).length * sumsOf(there, groupings[4]!, known).length >
      0
    ) {
      allowed[isThereOpen ? 'besideOpen' : 'besideAnonymous'] += 1;
    }
    expect(canTell(here, there, known)).toBe(false);
  });
  fc.assert(check, { seed: 26, numRuns: 3000 });
  expect(allowed.besideAnonymous).toBeGreaterThan(100);
  expect(allowed.besideOpen).toBeGreaterThan(15);
});

test('the attack finds what comparing role by role gives away', () => {
  expect(canTell(panel(3, 'AB', 'CD'), panel(3, 'ABCDE'), new Set())).toBe(true);
  expect(canTell(panel(3, 'ABC'), panel(3, '', 'ABCD'), new Set())).toBe(true);
  expect(canTell(panel(3, 'ABC'), panel(3, 'DEF'), new Set())).toBe(false);
  expect(canTell(panel(3, 'ABV'), open('AB'), new Set())).toBe(true);
  expect(canTell(panel(3, 'ABV'), panel(3, '', '', '', 'A'), new Set())).toBe(true);
});
