import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { requireDemoWanted, unreachable, unusable } from './start-errors.ts';

const systemError = (code: string) => Object.assign(new Error(`raw ${code}`), { code });
const address = { port: 3000, host: '10.0.0.9' };

test.each([
  ['EADDRINUSE', /^Port 3000 of 10\.0\.0\.9 is taken .* set PORT .*\.$/],
  ['EACCES', /^This user may not listen on port 3000: set PORT .*\.$/],
  ['EADDRNOTAVAIL', /^This machine has no address 10\.0\.0\.9: set HOST .*\.$/],
  ['ENOTFOUND', /^HOST names 10\.0\.0\.9/],
  ['EMFILE', /^raw EMFILE$/],
])('an address that can not be had, %s, names the setting', (code, sentence) => {
  expect(() => unusable(systemError(code), address)).toThrow(sentence);
});

test('when a configured database refuses, the error names DATABASE_URL and hides the password', () => {
  const databaseUrl = 'postgresql://me:secret@db.example.com:5432/assessment';
  const failing = () => unreachable(systemError('28P01'), { databaseUrl, dataDir: 'data' });
  expect(failing).toThrow(/DATABASE_URL names, on db\.example\.com:5432, can't be used: raw 28P01/);
  expect(failing).not.toThrow(/secret/);
});

test('what an administrator has to say names the user and the database as SQL wants them', () => {
  const databaseUrl = 'postgresql://hr%40acme:x@db/three%20%22sixty%22';
  expect(() => unreachable(systemError('42501'), { databaseUrl, dataDir: 'data' })).toThrow(
    'alter database "three ""sixty""" owner to "hr@acme"; grant create on schema public to "hr@acme";',
  );
});

test('any other failure keeps its own message', () => {
  const own = new Error('PostgreSQL 14 is too old: 15 or newer is needed.');
  expect(() => unreachable(own, { databaseUrl: 'postgresql://db/x', dataDir: 'data' })).toThrow(
    own,
  );
  const embedded = { databaseUrl: undefined, dataDir: 'data' };
  expect(() => unreachable(systemError('ENOENT'), embedded)).toThrow('raw');
});

test('a statement that failed tells PostgreSQL’s reason, not itself', () => {
  const failed = (code: string) =>
    new DrizzleQueryError('create table audit', [], systemError(code));
  const embedded = { databaseUrl: undefined, dataDir: 'data' };
  expect(() => unreachable(failed('42P01'), embedded)).toThrow(/^raw 42P01$/);
  expect(() => unreachable(failed('53100'), embedded)).toThrow(
    /^There is no room for the database in data: raw 53100\. Make room there, or set DATA_DIR/,
  );
});

test('production does not start with demo accounts unless DEMO=on wants them', () => {
  const refused = () => requireDemoWanted({ isProduction: true, demo: false });
  expect(refused).toThrow(/^Demo accounts are in this database.* set DEMO=on to start/);
  expect(() => requireDemoWanted({ isProduction: true, demo: true })).not.toThrow();
  expect(() => requireDemoWanted({ isProduction: false, demo: false })).not.toThrow();
});
