import { describe, expect, test } from 'vitest';
import { colleaguesInTurn, createStructure, type LeaderLink, ratersOfAll } from './rules.ts';

/** `a<b` says that b leads a. */
const linksOf = (said: string): LeaderLink[] =>
  said.split(' ').map((link) => {
    const [employeeId = '', leaderId = ''] = link.split('<');
    return { employeeId, leaderId };
  });
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
const structure = (said: string, without = '') =>
  createStructure(
    linksOf(said),
    alphabet.filter((id) => !without.includes(id)),
  );
const written = (raters: ReturnType<typeof ratersOfAll>) =>
  [raters.supervisor, raters.colleague, raters.subordinate].map((ids) => ids.join('')).join('|');

describe('of one person: leaders | those with the same leader | their people', () => {
  test.each([
    ['a team', 'a<z b<z c<z', 'a', 'z|bc|'],
    ['its leader', 'a<z b<z c<z z<y x<y', 'z', 'y|x|abc'],
    ['in the alphabet, whatever the links', 'c<z b<z a<z m<a k<a', 'a', 'z|bc|km'],
    ['leaders as they stand', 'a<z a<b c<b', 'a', 'zb|c|'],
    ['with two leaders, the teams of both, each once', 'a<y a<z b<y b<z c<z', 'a', 'yz|bc|'],
    ['one leader led by the other is a leader only', 'a<y a<z y<z b<z', 'a', 'yz|b|'],
    ['who is led by both is led', 'a<z b<z b<a c<z', 'a', 'z|c|b'],
    ['who lead each other are leaders to each other', 'a<b b<a', 'a', 'b||'],
    ['nobody leads them', 'b<z', 'a', '||'],
    ['only people of theirs', 'b<a c<a', 'a', '||bc'],
    ['never themselves', 'a<a b<a', 'a', '||b'],
  ])('%s', (_, links, id, due) => {
    expect(written(structure(links).ratersOf(id))).toBe(due);
  });

  test.each([
    ['a leader, and with them the team', 'a<z b<z', 'z', 'a', '||'],
    ['a colleague', 'a<z b<z c<z', 'b', 'a', 'z|c|'],
    ['one of their people', 'b<a c<a', 'c', 'a', '||b'],
    ['the person', 'a<z b<z c<a', 'a', 'a', '||'],
  ])('without anybody who has left: %s', (_, links, left, id, due) => {
    expect(written(structure(links, left).ratersOf(id))).toBe(due);
  });
});

describe('of several people, who stands so to each of them', () => {
  test.each([
    ['a common leader and the rest of the team', 'a<z b<z c<z d<z', 'ab', 'z|abcd|'],
    ['different leaders', 'a<z b<y c<z d<y', 'ab', '||'],
    ['one common leader of several', 'a<z a<x b<z c<z', 'ab', 'z|abc|'],
    ['the team with its leader', 'a<z b<z z<y', 'abz', 'z||'],
    ['of two, where one leads the other', 'a<z b<z b<a c<z', 'ab', 'za|c|b'],
    ['a leader of one is no colleague of all', 'a<z b<z c<z b<a', 'abc', 'z|c|'],
    ['one has no leader', 'a<z c<z', 'ab', '||'],
    ['those led by both', 'c<a c<b d<a', 'ab', '||c'],
    ['a single one', 'a<z b<z', 'a', 'z|b|'],
  ])('%s', (_, links, ids, due) => {
    expect(written(ratersOfAll(structure(links), [...ids]))).toBe(due);
  });
});

describe('of a large team, where nobody chooses', () => {
  const team = alphabet.filter((id) => id !== 'z');
  const large = structure(team.map((id) => `${id}<z`).join(' '));
  const colleagues = (id: string) => colleaguesInTurn(large, id).slice(0, 12);

  test('the next ones in the alphabet, around its end', () => {
    expect(colleagues('a').join('')).toBe('bcdefghijklm');
    expect(colleagues('w').join('')).toBe('xyabcdefghij');
    expect(colleagues('y').join('')).toBe('abcdefghijkl');
  });

  test('everybody is asked equally often, and nobody about themself', () => {
    const asked = team.flatMap(colleagues);
    for (const id of team) expect(asked.filter((one) => one === id)).toHaveLength(12);
    for (const id of team) expect(colleagues(id)).not.toContain(id);
  });

  test('of a smaller one too', () => {
    const small = structure('a<z b<z c<z d<z');
    expect([...'abcd'].map((id) => colleaguesInTurn(small, id).join(''))).toEqual([
      'bcd',
      'cda',
      'dab',
      'abc',
    ]);
    expect(colleaguesInTurn(small, 'c', 2)).toEqual(['d', 'a', 'b']);
    expect(colleaguesInTurn(small, 'c', 3)).toEqual(['a', 'b', 'd']);
  });

  test('people are never left out', () => {
    expect(large.ratersOf('z').subordinate).toEqual(team);
  });
});
