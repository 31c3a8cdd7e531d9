import { randomUUID } from 'node:crypto';
import { appRole } from '#platform/server/db/row-security.ts';

/** A user and databases set up as nobody should and somebody will, for `npm run test:hostile`. No answer may change. */
export const isHostile = Boolean(process.env.TEST_HOSTILE);

/** Letters without any order but that of their codes. */
export const hostileOptions = `template template0 encoding 'UTF8' locale_provider libc locale 'C'`;

const settings = [
  `datestyle to 'German'`,
  `default_transaction_isolation to 'serializable'`,
  `timezone to 'Pacific/Chatham'`,
  `intervalstyle to 'iso_8601'`,
  `bytea_output to 'escape'`,
  'standard_conforming_strings to off',
  'transform_null_equals to on',
  // The tests look at rows of every company, as a superuser does elsewhere.
  `app.operator to 'on'`,
];

export interface HostileUser {
  name: string;
  password: string;
}

/** What an administrator runs to make a user that owns its databases and may do no more than the guide asks for. */
export function makeHostileUser(): { user: HostileUser; make: string; drop: string } {
  const user = {
    name: `hostile_${randomUUID().replaceAll('-', '')}`,
    password: randomUUID(),
  };
  return {
    user,
    make: `
      do $$ begin create role ${appRole} nologin noinherit; exception when duplicate_object then null; end $$;
      create role ${user.name} login createdb createrole password '${user.password}';
      grant ${appRole} to ${user.name} with admin option;
      ${settings.map((setting) => `alter role ${user.name} set ${setting};`).join('\n')}`,
    drop: `drop role ${user.name}`,
  };
}
