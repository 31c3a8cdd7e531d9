import { asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { accentOf } from '#core/company/contract/rules/accent.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import type { AnswerWords } from '#platform/contract/rules/answer-words.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Database } from '#platform/server/db/pool.ts';
import type { Scope, Tx } from '#platform/server/db/scope.ts';
import { notFound, orNotFound } from '#platform/server/shared/errors.ts';
import { defaultLocale, type Locale } from '#platform/texts/t.ts';

/** Whether the brand is open here and in no other installation (rule 95). */
export const isHere = sql<boolean>`not exists (
  select from brand_elsewhere elsewhere where elsewhere.id = brand.id)`;

/** Whether people may work in it now. */
export const isActive = sql<boolean>`${brand.active} and ${isHere}`;

/** Where the brand's icon and its logo are, if it has them. */
export const iconOf = sql<
  string | null
>`'/api/brand/icon/' || ${brand.slug} || '/' || ${brand.iconHash}`;
export const logoOf = sql<
  string | null
>`'/api/brand/logo/' || ${brand.slug} || '/' || ${brand.logoHash}`;

/**
 * The active brands by name. On a brand's own host only that one, and none if it is switched off.
 */
export async function listBrands(tx: Tx, host: string) {
  const rows = await tx
    .select({
      name: brand.name,
      brand: brand.shortName,
      icon: iconOf,
      accentColor: brand.accentColor,
      slug: brand.slug,
      active: isActive,
      domain: brand.domain,
    })
    .from(brand)
    .orderBy(asc(brand.createdAt), asc(brand.name));
  const own = rows.filter((row) => row.domain === host);
  const listed = (own.length > 0 ? own : rows).filter(({ active }) => active);
  return {
    fixed: own.length > 0,
    brands: listed.map(({ domain, accentColor, ...shown }) => ({
      ...shown,
      accent: accentOf(accentColor),
    })),
  };
}

/** The hosts that brands have of their own. */
export async function listHosts(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ host: brand.domain })
    .from(brand)
    .where(isNotNull(brand.domain))
    .orderBy(asc(brand.domain));
  return rows.flatMap(({ host }) => host ?? []);
}

/** When letters by the clock go out in a brand. */
export interface LetterClock {
  timeZone: string;
  letterHour: number;
}

const hour = 60 * 60 * 1000;

/** The first and the last day that this moment is somewhere on earth. */
export const daysOnEarth = (moment: Date): { first: string; last: string } => ({
  first: dateIn('UTC', new Date(moment.getTime() - 12 * hour)),
  last: dateIn('UTC', new Date(moment.getTime() + 14 * hour)),
});

/**
 * The brands that have such work, with their clocks: one statement, however many brands there are.
 * `work` is a condition on the brand `b`. It may name a few too many, and reads nothing that could be
 * wrong in one brand, such as its time zone: that would hold up all.
 */
export const listBrandsWith = (
  database: Database,
  work: SQL,
): Promise<({ id: string } & LetterClock)[]> =>
  acrossBrands(database, async (tx) => {
    const { rows } = await tx.execute<{ id: string } & LetterClock & Record<string, unknown>>(sql`
      select b.id, b.time_zone as "timeZone", b.letter_hour as "letterHour" from brand b
      where ${work} and not exists (select from brand_elsewhere e where e.id = b.id)
      order by b.id`);
    return rows;
  });

/** Every brand that is open here, with its clock. */
export async function listBrandIds(tx: Tx): Promise<({ id: string } & LetterClock)[]> {
  const { id, timeZone, letterHour } = brand;
  return tx.select({ id, timeZone, letterHour }).from(brand).where(isHere);
}

export async function getLetterClock({ tx, brandId }: Scope): Promise<LetterClock> {
  const { timeZone, letterHour } = brand;
  const [row] = await tx.select({ timeZone, letterHour }).from(brand).where(eq(brand.id, brandId));
  return orNotFound(row);
}

/** The language of people for whom nobody gives one (rule 74). */
export async function getDefaultLocale({ tx, brandId }: Scope): Promise<Locale> {
  const { defaultLocale } = brand;
  const [row] = await tx.select({ defaultLocale }).from(brand).where(eq(brand.id, brandId));
  if (!row) throw notFound();
  return row.defaultLocale;
}

export async function getBrandName({ tx, brandId }: Scope): Promise<string> {
  const [row] = await tx.select({ name: brand.name }).from(brand).where(eq(brand.id, brandId));
  if (!row) throw notFound();
  return row.name;
}

/** What a PDF or a presentation shows of the brand, and the language it writes in. */
export async function getPaperBrand({ tx, brandId }: Scope) {
  const { name, logo, accentColor, timeZone, defaultLocale } = brand;
  const [row] = await tx
    .select({ name, logo, accentColor, timeZone, defaultLocale })
    .from(brand)
    .where(eq(brand.id, brandId));
  return orNotFound(row);
}

/** What a locked brand decides about going to work. */
export interface LockedBrand extends LetterClock {
  anonymityThreshold: number;
  answerWords: AnswerWords | null;
}

/**
 * Locks the brand until the transaction ends. It is needed by anybody who changes who may sign in (two
 * super admins could remove each other at once), moves a questionary to work or adds to one there
 * (two could pass each other's check), or changes the list of open questions (places would get
 * gaps). Take it before any row of those, so that no two transactions wait for each other. Lists
 * and forms do not wait.
 */
export async function lockBrand({ tx, brandId }: Scope): Promise<LockedBrand> {
  const { anonymityThreshold, answerWords, timeZone, letterHour } = brand;
  const [row] = await tx
    .select({ anonymityThreshold, answerWords, timeZone, letterHour })
    .from(brand)
    .where(eq(brand.id, brandId))
    .for('no key update');
  return orNotFound(row);
}

export interface NewBrand {
  id: string;
  slug: string;
  name: string;
  /** Shown on the picker. The name is shown where it is left out. */
  shortName?: string | undefined;
  /** A small PNG. */
  icon?: Buffer | undefined;
  /** The brand's own host, without scheme (rule 3). */
  host?: string | undefined;
  /** Where signing out on that host leads (rule 73). */
  logoutHost?: string | undefined;
  matrix: boolean;
  /** The language of new users and people from files who come without one. Left out: Russian. */
  defaultLocale?: Locale | undefined;
  /** Moscow where left out. */
  timeZone?: string | undefined;
  createdAt: Date;
}

/** Runs as the owner of the database: brands are made by the operator, never by a user (rule 9). */
export async function insertBrand(database: Database, row: NewBrand): Promise<void> {
  await database.pool.query(
    `insert into brand
       (id, slug, name, short_name, icon, domain, logout_domain, matrix, default_locale, time_zone, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      row.id,
      row.slug,
      row.name,
      row.shortName ?? row.name,
      row.icon ?? null,
      row.host ?? null,
      row.logoutHost ?? null,
      row.matrix,
      row.defaultLocale ?? defaultLocale,
      row.timeZone ?? 'Europe/Moscow',
      row.createdAt,
    ],
  );
}
