import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { newId } from './new-id.ts';
import { keepOffline } from './secure-only.ts';

afterEach(() => void vi.unstubAllGlobals());

it('makes UUIDs of version 4', () => {
  const uuid = z.uuidv4();
  expect(newId(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      expect(uuid.safeParse(newId(bytes)).success).toBe(true);
    }),
  );
  expect(newId()).not.toBe(newId());
});

it('keeps nothing offline where the browser has no workers, and says nothing', () => {
  vi.stubGlobal('navigator', {});
  expect(keepOffline('/offline.js', '/testing')).toBeUndefined();
});
