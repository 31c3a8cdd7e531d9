import { and, desc, eq, sql } from 'drizzle-orm';
import { brand } from '#core/company/server/tables/installation.ts';
import { consent, consentText } from '#core/consent/server/tables/consent.ts';
import type { ConsentKind } from '#platform/contract/rules/trust.ts';
import type { Scope } from '#platform/server/db/scope.ts';

type Given = Omit<typeof consent.$inferInsert, 'brandId'>;
type Texts = { ru: string; en: string };

/**
 * Whether a rater still has to read the company's newest text, as SQL over the brand's id and theirs.
 * `asked`: at all; `refused`: no answers are taken without it.
 */
export const lacksConsent = (brandId: string, employeeId: string, what: 'asked' | 'refused') =>
  `exists (select from brand b where b.id = ${brandId}
    and b.consent ${what === 'refused' ? "= 'tick'" : "<> 'off'"}
    and not exists (select from consent c where c.brand_id = ${brandId} and c.employee_id = ${employeeId}
      and c.version = (select max(t.version) from consent_text t where t.brand_id = ${brandId})))`;

/** What the company asks with now. Version 0: it has never saved a text. */
export async function getConsentText({ tx, brandId }: Scope) {
  const [row] = await tx.select({ kind: brand.consent }).from(brand).where(eq(brand.id, brandId));
  const { version, locale, text, since } = consentText;
  const rows = await tx
    .select({ version, locale, text, since })
    .from(consentText)
    .where(eq(consentText.brandId, brandId))
    .orderBy(desc(version))
    .limit(2);
  const [newest] = rows;
  const textIn = (wanted: keyof Texts) => rows.find((one) => one.locale === wanted)?.text ?? '';
  return {
    kind: row?.kind ?? 'off',
    version: newest?.version ?? 0,
    since: newest?.since ?? null,
    text: newest ? { ru: textIn('ru'), en: textIn('en') } : null,
  };
}

export async function hasAgreed(
  { tx, brandId }: Scope,
  { employeeId, version }: Pick<Given, 'employeeId' | 'version'>,
): Promise<boolean> {
  return (await tx.$count(consent, isOf(brandId, { employeeId, version }))) > 0;
}

const isOf = (brandId: string, { employeeId, version }: Pick<Given, 'employeeId' | 'version'>) =>
  and(
    eq(consent.brandId, brandId),
    eq(consent.employeeId, employeeId),
    eq(consent.version, version),
  );

/** Keeps that somebody has agreed. Again changes nothing, not even the day. */
export async function insertConsent({ tx, brandId }: Scope, given: Given): Promise<void> {
  await tx
    .insert(consent)
    .values({ brandId, ...given })
    .onConflictDoNothing();
}

export async function deleteConsent(
  { tx, brandId }: Scope,
  given: Pick<Given, 'employeeId' | 'version'>,
): Promise<void> {
  await tx.delete(consent).where(isOf(brandId, given));
}

export async function saveKind({ tx, brandId }: Scope, kind: ConsentKind): Promise<void> {
  await tx
    .update(brand)
    .set({ consent: kind, version: sql`${brand.version} + 1` })
    .where(eq(brand.id, brandId));
}

export async function insertText(
  { tx, brandId }: Scope,
  { version, text, since }: { version: number; text: Texts; since: Date },
): Promise<void> {
  const locales = ['ru', 'en'] as const;
  await tx
    .insert(consentText)
    .values(locales.map((locale) => ({ brandId, version, locale, text: text[locale], since })));
}
