import { and, eq, sql } from 'drizzle-orm';
import type { TemplateChannel } from '#core/mail/contract/template/rules/templates.ts';
import { template } from '#core/mail/server/tables/delivery.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { TemplateKey, Wording } from './default-texts.ts';

const { channel, type, locale, subject, text, version } = template;
const columns = { type, subject, text, version };

const ofChannel = (scope: Scope, wanted: { channel: TemplateChannel; locale: Locale }) =>
  and(eq(template.brandId, scope.brandId), eq(channel, wanted.channel), eq(locale, wanted.locale));

/** What the company has ever changed in one channel and language. */
export function listTemplates(scope: Scope, wanted: { channel: TemplateChannel; locale: Locale }) {
  return scope.tx.select(columns).from(template).where(ofChannel(scope, wanted));
}

/** Undefined where nobody has ever changed it. */
export async function findTemplate(scope: Scope, key: TemplateKey) {
  const [found] = await scope.tx
    .select(columns)
    .from(template)
    .where(and(ofChannel(scope, key), eq(type, key.type)));
  return found;
}

/** The version of a template that nobody has ever changed. */
export const firstVersion = 1;

/** Keeps a company's own words, or gives them up where there are none. */
export async function saveTemplate(
  { tx, brandId }: Scope,
  key: TemplateKey,
  words: Wording | null,
): Promise<void> {
  const saved = { subject: words?.subject ?? null, text: words?.text ?? null };
  await tx
    .insert(template)
    .values({ brandId, ...key, ...saved, version: firstVersion + 1 })
    .onConflictDoUpdate({
      target: [template.brandId, channel, type, locale],
      set: { ...saved, version: sql`${version} + 1` },
    });
}
