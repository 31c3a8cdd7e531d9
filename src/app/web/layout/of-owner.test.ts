import { expect, test } from 'vitest';
import { endpoints } from '#app/contract/all.ts';
import { ofOwner } from './of-owner.ts';

test('the window offers a proof by the provider for no call that the server takes none for', () => {
  const calls = endpoints.filter((endpoint) => endpoint.ofOwner).map(({ name }) => name);
  expect([...ofOwner].sort()).toEqual(calls.sort());
});
