import { expect, it } from 'vitest';
import { createLoadingStore } from './loading-store.ts';

it('counts what is under way, each end once', () => {
  const store = createLoadingStore();
  const first = store.begin();
  const second = store.begin();
  expect(store.pending()).toBe(2);
  first();
  first();
  expect(store.pending()).toBe(1);
  second();
  expect(store.pending()).toBe(0);
});
