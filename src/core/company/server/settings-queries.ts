import { and, eq, sql } from 'drizzle-orm';
import type {
  CompanySettings,
  CompanySettingsForm,
} from '#core/company/contract/company-settings.ts';
import type { BrandPicture } from '#core/company/contract/rules/brand-picture.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import type { Scope, Tx } from '#platform/server/db/scope.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';
import { iconOf, logoOf } from './queries.ts';

export async function getSettings({ tx, brandId }: Scope): Promise<CompanySettings> {
  const [found] = await tx
    .select({
      version: brand.version,
      name: brand.name,
      brand: brand.shortName,
      icon: iconOf,
      logo: logoOf,
      accentColor: brand.accentColor,
      timeZone: brand.timeZone,
      letterHour: brand.letterHour,
      anonymityThreshold: brand.anonymityThreshold,
      smallGroups: brand.smallGroups,
      perRater: brand.perRater,
      answerWords: brand.answerWords,
      reminderDayList: brand.reminderDays,
      defaultLocale: brand.defaultLocale,
      auditMonths: brand.auditMonths,
      deliveryMonths: brand.deliveryMonths,
      notificationMonths: brand.notificationMonths,
      domain: brand.domain,
    })
    .from(brand)
    .where(eq(brand.id, brandId));
  return orNotFound(found);
}

type SavedPictures = Partial<Record<BrandPicture, Buffer | null | undefined>>;

/** Saves the settings over those of that version. A picture left out stays as it is. */
export async function saveSettings(
  { tx, brandId }: Scope,
  {
    brand: shortName,
    reminderDayList,
    ...form
  }: Omit<CompanySettingsForm, BrandPicture> & SavedPictures,
): Promise<void> {
  const reminderDays = [...reminderDayList].sort((a, b) => b - a);
  await tx
    .update(brand)
    .set({
      ...form,
      shortName,
      reminderDays,
      version: sql`${brand.version} + 1`,
    })
    .where(eq(brand.id, brandId));
}

/** Whether the database counts in that time zone too: it knows other names than programs do. */
export async function isKnownZone({ tx }: Scope, timeZone: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from pg_timezone_names where name = ${timeZone} limit 1`,
  );
  return rows.length > 0;
}

/**
 * Moves invitations that wait for the first day of their questionary to the brand's hour on it.
 * Anybody who is due by then is found within minutes (`invite-due`).
 */
export async function moveWaitingInvitations({ tx, brandId }: Scope, now: Date): Promise<void> {
  await tx.execute(sql`
    update questionary_participant p
    set due_at = (q.date_start + make_interval(hours => b.letter_hour)) at time zone b.time_zone
    from questionary q join brand b on b.id = q.brand_id
    where p.brand_id = ${brandId} and q.brand_id = p.brand_id and q.id = p.questionary_id
      and q.status = 'inwork' and p.invited_at is null
      and p.due_at > ${now.toISOString()}::timestamptz`);
}

const hashOf = { icon: brand.iconHash, logo: brand.logoHash };

/** The picture of that address. It is shown before anybody has signed in. */
export async function findPicture(
  tx: Tx,
  { kind, slug, hash }: { kind: BrandPicture; slug: string; hash: string },
): Promise<Uint8Array | null> {
  const [found] = await tx
    .select({ file: brand[kind] })
    .from(brand)
    .where(and(eq(brand.slug, slug), eq(hashOf[kind], hash)));
  return found?.file ?? null;
}
