import { makeWorld } from '#test/security/make-world.ts';
import { sourcesOf } from '#test/sources.ts';
import type { TestApp } from '#test/start/start-app.ts';

/**
 * Makes two companies that have rows in every table, and one that has moved away. Returns the first, and its
 * tokens.
 */
export async function fillEveryTable(house: TestApp): ReturnType<typeof makeWorld> {
  const { pool } = house.context.database;
  const first = await makeWorld(house, 'first');
  await makeWorld(house, 'second');
  await pool.query(`
    insert into secret values ('device', 'signs') on conflict do nothing;
    insert into attempt values ('somebody', now(), 1);
    insert into template select id, 'email', 'invitation', 'ru', 'a', E'b\\n\\\\.\\t', 2 from brand;
    insert into import_matching select id, 'employee', '[]' from brand;
    insert into people_run_person
      select r.brand_id, r.id, e.id, 'created', null, '{}' from people_run r join employee e using (brand_id);
    insert into former_name
      select brand_id, gen_random_uuid(), id, 'Анна', 'Ким', email, created_at, now() from employee;
    insert into report_pdf
      select brand_id, questionary_id, employee_id, kind, passed_participant_count, 'ru', 'other', '', '\\x00ff', now()
      from report;
    insert into task_digest select distinct on (brand_id) brand_id, id, '{choose}', '2026-06-15' from employee;
    insert into twin_apart select id, 'position', gen_random_uuid(), 'ffffffff-ffff-4fff-8fff-ffffffffffff' from brand;
    insert into company_step select id, 2026, '360', gen_random_uuid(), 0, 'subdivision', 'A', 0, 3, 10, 3, '[]', '2026-07-01' from brand;
    insert into company_told select distinct on (brand_id) brand_id, account_id, 2026, '360', gen_random_uuid(), '[[0]]', 0 from membership;
    insert into audit_line select id, 1, 1, 1 from brand;
    insert into sso_rule select brand_id, id, 'hr', 'ROLE_HR' from sso_connection;
    insert into sso_identity select distinct on (c.brand_id) c.brand_id, c.id, 'subject', m.id, now()
      from sso_connection c join membership m on m.brand_id = c.brand_id;
    insert into begun
      select distinct on (brand_id) brand_id, questionary_id, participant_id, subject_id, 'phone', now()
      from assignment;
    insert into handover
      select brand_id, questionary_id, participant_id, subject_id, 'proof', '\\x00ff', 0, now() from begun;
    insert into sso_spent select id, 'spent', now() from brand;
    insert into sso_attempt (brand_id, state_hash, connection_id, sealed, browser_hash, purpose, return_path, expires_at)
      select distinct on (brand_id) brand_id, 'state', id, '\\x00ff', 'browser', 'signIn', '/', now() from sso_connection;
    insert into brand (id, slug, name, short_name)
      values ('00000000-0000-4000-8000-000000000123', 'third-moved', 'third-moved', 'third-moved');
    insert into sign_in_ticket
      select 'ticket', 'factor', account_id, brand_id, 'password', '[]', false, now() from membership limit 1;
    insert into brand_elsewhere select id, 'left' from brand where slug = 'third-moved'`);
  // One that only old steps name is nobody's: of an add-on that was taken out.
  const known = sourcesOf(['server']).flatMap(({ text }) =>
    [...text.matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(([, name]) => name),
  );
  const { rows } = await pool.query<{ name: string }>(
    `
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind = 'r' and (xpath('/row/c/text()', query_to_xml(
        format('select count(*) as c from %I', relname), false, true, '')))[1]::text = '0'
      and relname = any($1)`,
    [known],
  );
  if (rows.length > 0)
    throw new Error(
      `test/database/every-table.ts fills none of: ${rows.map(({ name }) => name).join()}`,
    );
  return first;
}
