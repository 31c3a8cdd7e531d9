import { expect, test } from 'vitest';
import { fromDecimal, toNumber } from '#core/report/server/content/fraction.ts';
import type { ReviewerRole, SmallGroups } from '#platform/contract/rules/methods.ts';
import { groupsShown } from './shown-groups.ts';

const roles: Record<string, ReviewerRole> = {
  m: 'supervisor',
  p: 'colleague',
  c: 'customer',
  d: 'subordinate',
  s: 'employee',
};

/** `p3×4.2` is 4.2 of three colleagues, `p?×4.2` of nobody knows how many. */
function shown(line: string, threshold: number, smallGroups: SmallGroups = 'joined') {
  const given = line.split(' ').map((one) => {
    const [, role = '', count = '', mark = ''] = /^(\w)(\d+|\?)×(.+)$/.exec(one) ?? [];
    return {
      type: roles[role] ?? 'employee',
      mark: fromDecimal(Number(mark)),
      count: count === '?' ? null : Number(count),
    };
  });
  const { groups, withheld } = groupsShown(given, { threshold, smallGroups });
  const signOf = (type: ReviewerRole) => Object.keys(roles).find((one) => roles[one] === type);
  return {
    shown: groups
      .map(({ types, mark, sheetCount }) => {
        return `${types.map(signOf).join('')}${sheetCount}×${toNumber(mark)}`;
      })
      .join(' '),
    withheld: withheld.map(({ type, count }) => `${signOf(type)}${count ?? '?'}`).join(' '),
  };
}

test.each([
  ['enough of each role', 'p3×4.25 d4×3.1', 3, 'p3×4.3 d4×3.1', ''],
  ['managers and self as they are', 's1×5 m1×2.25', 3, 'm1×2.25 s1×5', ''],
  ['a manager without a number is one', 'm?×2', 3, 'm1×2', ''],
  ['one colleague alone is never shown', 'p1×4 m1×3', 3, 'm1×3', 'p1'],
  ['nor one below the threshold', 'p2×4', 3, '', 'p2'],
  ['small roles together', 'p2×4 d1×1', 3, 'pd3×3', ''],
  ['a small role with the smallest group', 'p5×4 c3×3 d2×1', 3, 'p5×4 cd5×2.2', ''],
  ['small roles that stay too small', 'c1×4 d1×2', 3, '', 'c1 d1'],
  ['a role without a number is never shown', 'p?×4 d3×2', 3, 'd3×2', 'p?'],
  ['nor does it make others enough', 'p?×4 d2×2', 3, '', 'p? d2'],
  ['another threshold', 'p3×4 d3×2', 5, 'pd6×3', ''],
  ['without anonymity all that has a number', 'p1×4.25 d?×2', 1, 'p1×4.25', 'd?'],
])('%s', (_what, line, threshold, groups, withheld) => {
  expect(shown(line, threshold)).toEqual({ shown: groups, withheld });
});

test.each([
  ['p5×4 c3×3 d2×1', 'p5×4 c3×3', 'd2'],
  ['p5×4 c2×3 d1×1', 'p5×4 cd3×2.3', ''],
  ['p2×4 d?×1', '', 'd? p2'],
])('%s, small roles left out', (line, groups, withheld) => {
  expect(shown(line, 3, 'leftOut')).toEqual({ shown: groups, withheld });
});

test.each([
  ['p3×4 c3×3 d2×1', 'pd5×2.8 c3×3'],
  ['p3×4 c3×3 d1×1 m1×2', 'm1×2 pd4×3.3 c3×3'],
  ['p2×4 c1×1', 'pc3×3'],
])('%s is shown as the same in every order of rows', (line, groups) => {
  const backwards = line.split(' ').reverse().join(' ');
  expect([shown(line, 3).shown, shown(backwards, 3).shown]).toEqual([groups, groups]);
});

test('no number is of fewer people than the threshold, whatever the file says', () => {
  for (let threshold = 3; threshold <= 5; threshold += 1) {
    for (let code = 0; code < 7 ** 3; code += 1) {
      const counts = [code % 7, Math.floor(code / 7) % 7, Math.floor(code / 49)];
      const line = ['p', 'c', 'd'].map((role, at) => `${role}${counts[at] || '?'}×3`).join(' ');
      const sizes = [...shown(line, threshold).shown.matchAll(/(\d+)×/g)].map(([, n]) => Number(n));
      expect(Math.min(...sizes, threshold), line).toBe(threshold);
    }
  }
});
