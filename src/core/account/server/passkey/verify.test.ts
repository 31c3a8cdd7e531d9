import { expect, test } from 'vitest';
import type {
  CreationOptions,
  RequestOptions,
} from '#core/account/contract/rules/passkey-fields.ts';
import { makeAuthenticator } from '#test/fake/authenticator.ts';
import { readAssertion, readNewPasskey } from './verify.ts';

/** What a passkey says is believed only as far as it is signed (rule 107). */
const challenge = Buffer.from('a challenge').toString('base64url');
const origin = 'https://360.example.com';
const asked = { challenge, origins: [origin], rpId: '360.example.com' };
const creation = {
  challenge,
  rp: { id: '360.example.com', name: '' },
  user: { id: 'AAAA', name: '', displayName: '' },
} as CreationOptions;
const request = { challenge, rpId: '360.example.com' } as RequestOptions;

const key = makeAuthenticator(origin);
const kept = await readNewPasskey(key.create(creation), asked);

test('a new one is kept as it says', () => {
  expect(kept).toMatchObject({ counter: 1, isVerifying: true, backedUp: false });
  expect(kept.credentialId.toString('base64url')).toBe(key.id);
});

test.each([
  ['another page', { origin: 'https://evil.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'b3RoZXI' }],
  ['nobody there', { isPresent: false }],
])('a new one is refused that was made for %s', async (_, ceremony) => {
  const made = makeAuthenticator(origin).create(creation, ceremony);
  await expect(readNewPasskey(made, asked)).rejects.toThrow();
});

test('its signature is read', async () => {
  const said = await readAssertion(key.get(request), { ...asked, mustVerify: true }, kept);
  expect(said).toEqual({ counter: 2, isVerified: true, backedUp: false });
});

test.each([
  ['another page', { origin: 'https://evil.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'b3RoZXI' }],
  ['nobody there', { isPresent: false }],
  ['nobody verified', { isVerified: false }],
])('a signature is refused that was made for %s', async (_, answer) => {
  const signed = key.get(request, answer);
  await expect(readAssertion(signed, { ...asked, mustVerify: true }, kept)).rejects.toThrow();
});

test('a second factor needs nobody verified, and says so', async () => {
  const signed = key.get(request, { isVerified: false });
  expect(await readAssertion(signed, { ...asked, mustVerify: false }, kept)).toMatchObject({
    isVerified: false,
  });
});

test('another passkey’s signature, and a message changed since, are refused', async () => {
  const other = { ...makeAuthenticator(origin).get(request), id: key.id };
  await expect(readAssertion(other, { ...asked, mustVerify: true }, kept)).rejects.toThrow();
  const { authenticatorData } = key.get(request, { counter: 99 });
  const changed = { ...key.get(request), authenticatorData };
  await expect(readAssertion(changed, { ...asked, mustVerify: true }, kept)).rejects.toThrow();
});
