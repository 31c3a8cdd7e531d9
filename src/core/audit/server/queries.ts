import {
  and,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
  type Table,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AuditDetails, AuditRow, getAuditList } from '#core/audit/contract/audit.ts';
import { audit } from '#core/audit/server/tables/audit.ts';
import { account } from '#core/company/server/tables/installation.ts';
import { cycle } from '#core/cycle/server/tables/cycle.ts';
import * as directory from '#core/directory/server/tables/directory.ts';
import { employee, membership } from '#core/employee/server/tables/employee.ts';
import { loggedNameIn, loggedNameText, shortName } from '#core/employee/server/tables/people.ts';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import { type NamedKind, namedKinds } from '#platform/contract/call/directories.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { AuditKind, AuditVerb } from '#platform/contract/rules/audit.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Device } from '#platform/contract/rules/device.ts';
import { loggedLocale } from '#platform/contract/rules/names.ts';
import { isClosedTo } from '#platform/server/db/closed-report-queries.ts';
import { idList } from '#platform/server/db/listed.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import {
  countAll,
  holdsWords,
  inAlphabet,
  inLocale,
  mostRows,
} from '#platform/server/db/search.ts';
import { startOfDay } from '#platform/server/shared/calendar.ts';
import type { Locale } from '#platform/texts/t.ts';

const { commonQuestion, competence, ...tables } = directory;

type Written = Omit<
  typeof audit.$inferInsert,
  'brandId' | 'id' | 'actorName' | 'actorEmail' | 'actorText' | 'nameText' | keyof Origin
>;

/** Where somebody acts from, and with which device. */
export interface Origin extends Device {
  address: string;
  /** The address's network. */
  network: string | null;
}

const entry = prepared(
  `insert into audit (brand_id, at, verb, kind, entity_id, name, details, address, browser, system, actor_id,
     actor_name, actor_email)
   select $1, $2, $3, $4, $5, $6, $7,
     (select case address_kept when 'full' then $9 when 'block' then $10 end from brand where brand.id = $1),
     $11, $12, given.id,
     case when given.id is null then coalesce($14, ${loggedNameText('e')}, '')
       else ${loggedNameText('actor')} end,
     case when given.id is null then coalesce(e.email, '') else actor.email end
   from (select $8::uuid as id) given left join account actor using (id)
   left join employee e on e.brand_id = $1 and e.id = $13::uuid`,
);

/**
 * The actor is recorded under their current name, the operator under none. If there is no such person,
 * this fails, and the whole action with it. `personId`: who acts by a personal link, of the directory. `machine`: the name of
 * the API key or source of people that acts.
 */
export async function insertAudit(
  { tx, brandId }: Scope,
  row: Written & Partial<Origin> & { personId?: string | undefined; machine?: string | undefined },
): Promise<void> {
  const { at, verb, kind, entityId, name, details, actorId, personId, machine } = row;
  const { address, network, browser, system } = row;
  const what = [brandId, at, verb, kind, entityId, name, details] as const;
  await tx.$client.query(
    entry(...what, actorId, address, network, browser, system, personId, machine),
  );
}

/** Many entries of one moment and one actor, in one statement. */
export async function insertAudits(
  { tx, brandId }: Scope,
  {
    at,
    actorId,
    machine,
    rows,
  }: Pick<Written, 'at' | 'actorId'> & {
    machine?: string | undefined;
    rows: Omit<Written, 'at' | 'actorId'>[];
  },
): Promise<void> {
  await tx.execute(sql`
    insert into audit (brand_id, at, verb, kind, entity_id, name, details, actor_id, actor_name,
      actor_email)
    select ${brandId}, ${at.toISOString()}, r.verb, r.kind, r."entityId", r.name, r.details, a.id,
      coalesce(${loggedNameIn('a')}, ${machine ?? ''}), coalesce(a.email, '')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(verb text, kind text, "entityId" uuid, name text, details jsonb)
      left join account a on a.id = ${actorId}`);
}

/** How many entries with one of these verbs there are about a thing. `since` is left out. */
export const countRecent = (
  { tx, brandId }: Scope,
  { verbs, entityId, since }: { verbs: AuditVerb[]; entityId: string; since: Date },
): Promise<number> =>
  tx.$count(
    audit,
    and(
      eq(audit.brandId, brandId),
      gt(audit.at, since),
      inArray(audit.verb, verbs),
      eq(audit.entityId, entityId),
    ),
  );

/** How many things have an entry with this verb in the company since then. */
export async function countThings(
  { tx, brandId }: Scope,
  { verb, since }: { verb: AuditVerb; since: Date },
): Promise<number> {
  const [found] = await tx
    .select({ count: countDistinct(audit.entityId) })
    .from(audit)
    .where(and(eq(audit.brandId, brandId), gte(audit.at, since), eq(audit.verb, verb)));
  return found?.count ?? 0;
}

const shown = {
  id: audit.id,
  at: audit.at,
  actorName: audit.actorName,
  actorEmail: audit.actorEmail,
  verb: audit.verb,
  kind: audit.kind,
  entityId: audit.entityId,
  name: audit.name,
  // It leaves out whom the reports in one file are about: they may be thousands.
  details: sql<AuditDetails>`${audit.details} - 'subjectIdList'`,
  address: audit.address,
  browser: audit.browser,
  system: audit.system,
};

/**
 * Newest first. Days are counted in the brand's time zone. What happens to the reader's own report before it is opened to
 * them isn't shown (rules 133 and 134).
 */
export async function listAudit(
  scope: Scope,
  asked: Query<typeof getAuditList>,
  { timeZone, locale, employeeId }: { timeZone: string; locale: Locale; employeeId: string | null },
): Promise<{ data: AuditRow[]; count: number }> {
  const { tx, brandId } = scope;
  const { who, kind, verb, address, dateFrom, dateTo } = asked.filterList ?? {};
  const wanted = and(
    eq(audit.brandId, brandId),
    employeeId === null
      ? undefined
      : or(
          ne(audit.kind, 'report'),
          sql`${audit.entityId} is distinct from ${employeeId}`,
          not(isClosedTo({ brandId, employeeId }, audit.details)),
        ),
    asked.q ? holdsWords(audit.nameText, asked.q) : undefined,
    who ? holdsWords(audit.actorText, who) : undefined,
    kind && inArray(audit.kind, kind),
    verb && inArray(audit.verb, verb),
    address ? sql`starts_with(${audit.address}, ${address})` : undefined,
    dateFrom ? gte(audit.at, startOfDay(dateFrom, timeZone)) : undefined,
    dateTo ? lt(audit.at, startOfDay(addDays(dateTo, 1), timeZone)) : undefined,
  );
  const rows = await tx
    .select(shown)
    .from(audit)
    .where(wanted)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  const names = await findCurrentNames(scope, rows, locale);
  const people = await findRunPeople(scope, rows);
  const data = rows.map((row) => ({
    ...row,
    ...(row.details.runId && { peopleList: people.get(row.details.runId) ?? [] }),
    at: row.at.toISOString(),
    currentName: names.get(`${row.kind} ${row.entityId}`) ?? null,
  }));
  return { data, count: await countAll(asked, rows.length, () => tx.$count(audit, wanted)) };
}

interface Named {
  table: SQL;
  id: SQL;
  brandId: SQL;
  name: (locale: Locale) => SQL;
  wanted?: SQL;
}

const of = (
  table: Table & { id: AnyPgColumn; brandId: AnyPgColumn },
  name: Named['name'],
  wanted?: SQL,
): Named => ({
  table: sql`${table}`,
  id: sql`${table.id}`,
  brandId: sql`${table.brandId}`,
  name,
  ...(wanted && { wanted }),
});

const ofName = (table: (typeof tables)[NamedKind]): Named => of(table, () => sql`${table.name}`);

/** Per kind: the table that holds the things, and the column with their name. */
const named: Partial<Record<AuditKind, Named>> = {
  competence: of(competence, (locale) => inLocale(competence.name, locale)),
  ...Object.fromEntries(namedKinds.map((kind) => [kind, ofName(tables[kind])])),
  commonQuestion: of(commonQuestion, (locale) => inLocale(commonQuestion.text, locale)),
  employee: of(employee, () => shortName(employee, loggedLocale), isNull(employee.deletedAt)),
  report: of(employee, () => shortName(employee, loggedLocale)),
  user: of(
    membership,
    () => sql`(select email from ${account} where ${account.id} = ${membership.accountId})`,
  ),
  questionary: of(questionary, () => sql`${questionary.number}::text`),
  cycle: of(cycle, () => sql`${cycle.name}`),
  source: {
    table: sql`source`,
    id: sql`source.id`,
    brandId: sql`source.brand_id`,
    name: () => sql`source.name`,
  },
};

/**
 * The current names of the things in these rows, by kind and id. Things that are gone are missing.
 */
async function findCurrentNames(
  { tx, brandId }: Scope,
  rows: readonly { kind: AuditKind; entityId: string | null }[],
  locale: Locale,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const place = named[kind];
    const ids = rows.flatMap((row) => (row.kind === kind && row.entityId ? [row.entityId] : []));
    if (!place || ids.length === 0) continue;
    const things = await tx
      .select({ id: sql<string>`${place.id}`, name: sql<string>`${place.name(locale)}` })
      .from(place.table)
      .where(and(eq(place.brandId, brandId), inArray(place.id, ids), place.wanted));
    for (const { id, name } of things) found.set(`${kind} ${id}`, name);
  }
  return found;
}

const mostRunPeople = 5;

/** The first people of the imports in these rows. Somebody who is erased is in none. */
async function findRunPeople(
  { tx, brandId }: Scope,
  rows: readonly { details: AuditDetails }[],
): Promise<Map<string, string[]>> {
  const ids = rows.flatMap(({ details }) => details.runId ?? []);
  if (ids.length === 0) return new Map();
  const found = await tx.execute<{ id: string; names: string[] }>(sql`
    select r.id, array(
      select ${loggedNameIn('e')}
      from people_run_person p join employee e on e.brand_id = ${brandId} and e.id = p.employee_id
      where p.brand_id = ${brandId} and p.run_id = r.id
      order by ${inAlphabet(sql`e.last_name`)}, ${inAlphabet(sql`e.first_name`)}, e.id
      limit ${mostRunPeople}) as names
    from people_run r where r.brand_id = ${brandId} and r.id in
      ${idList(ids)}`);
  return new Map(found.rows.map(({ id, names }) => [id, names]));
}
