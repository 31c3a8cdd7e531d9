import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashAlike, hashPassword } from './password.ts';

/** 19 MiB and two passes (rule 5). */
test('a password and a recovery code are hashed as dearly as OWASP advises', async () => {
  expect(await hashPassword('Correct-360!')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const salt = createHash('sha256').update('salt').digest();
  const dear = { salt, algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  expect(await hashAlike('ABCDE-12345', salt)).toBe(
    (await hashRaw('ABCDE-12345', dear)).toString('base64url'),
  );
});
