import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { appRole } from '#platform/server/db/row-security.ts';
import { createThrowAway, type ThrowAway } from './start-database.ts';

/**
 * An empty database whose owner is not a superuser, as hosting providers offer (docs/admin-guide,
 * "Database"). Both have one name.
 */
export async function createOrdinaryDatabase(): Promise<ThrowAway> {
  const owner = `owner_${randomUUID().replaceAll('-', '')}`;
  const beside = await createThrowAway(inject('administratorUrl'), 'test');
  const administrator = new pg.Client({ connectionString: beside.url });
  await administrator.connect();
  await administrator.query(`create role ${owner}; grant ${appRole} to ${owner}`);
  await administrator.query(`create database ${owner} owner ${owner}`);
  const there = beside.url.replace(/test_[0-9a-f]{32}/, owner);
  return {
    name: owner,
    url: `${there}${there.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c role=${owner}`)}`,
    drop: async () => {
      await administrator.query(`drop database if exists ${owner} with (force)`);
      await administrator.query(`drop role ${owner}`);
      await administrator.end();
      await beside.drop();
    },
  };
}
