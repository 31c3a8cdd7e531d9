import { expect, test, vi } from 'vitest';
import { largestHandover, longestHandover } from '#core/answering/contract/rules/handover.ts';
import { decrypt, encrypt, keysOf } from './encrypt.ts';

vi.mock('./rounds.ts', () => ({ rounds: 1000 }));

const place = { person: 'rater', questionaryId: 'questionary', employeeId: 'subject' };
const text = JSON.stringify({ answers: { one: 5, two: 'Так держать, 👍' } });

test('the same code opens it on another device, and the proof is the same there', async () => {
  const here = await keysOf('K7QM2XWD', place);
  const there = await keysOf('K7QM2XWD', place);
  const sealed = await encrypt(text, here);
  expect(JSON.parse(await decrypt(sealed, there))).toEqual(JSON.parse(text));
  expect(there.proof).toBe(here.proof);
  expect(here.proof).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(await encrypt(text, here)).not.toBe(sealed);
});

test('another code, other answers, or one changed sign opens nothing', async () => {
  const right = await keysOf('K7QM2XWD', place);
  const sealed = await encrypt(text, right);
  const others = [
    await keysOf('K7QM2XWE', place),
    await keysOf('K7QM2XWD', { ...place, employeeId: 'somebody else' }),
  ];
  for (const other of others) {
    expect(other.proof).not.toBe(right.proof);
    await expect(decrypt(sealed, other)).rejects.toThrow();
  }
  for (const at of [0, 20, sealed.length - 2]) {
    const sign = sealed[at] === 'A' ? 'B' : 'A';
    const changed = sealed.slice(0, at) + sign + sealed.slice(at + 1);
    await expect(decrypt(changed, right)).rejects.toThrow();
  }
});

test('its length tells no more than the next 4 KiB, and neither code nor answer stands in it', async () => {
  const keys = await keysOf('K7QM2XWD', place);
  // Long enough not to stand among random bytes by chance.
  const answers = '{"answer":"Всегда"}';
  const short = await encrypt(answers, keys);
  expect(short.length).toBe((await encrypt('{'.padEnd(4096), keys)).length);
  expect(short.length).toBeLessThan((await encrypt('{'.padEnd(4097), keys)).length);
  const bytes = atob(short.replace(/-/g, '+').replace(/_/g, '/'));
  for (const told of ['"answer"', 'K7QM2XWD', 'K7QM']) expect(bytes).not.toContain(told);
});

test('15 times 4 KiB fit into what the server takes, 16 do not', async () => {
  const keys = await keysOf('K7QM2XWD', place);
  expect((await encrypt(''.padEnd(15 * 4096), keys)).length).toBeLessThanOrEqual(longestHandover);
  expect((await encrypt(''.padEnd(largestHandover), keys)).length).toBeGreaterThan(longestHandover);
});
