import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod/mini';
import { plainPicture } from '#core/company/server/picture.ts';
import { insertBrand } from '#core/company/server/queries.ts';
import { isKnownZone } from '#core/company/server/settings-queries.ts';
import { libraryCompetences } from '#core/library/server/families.ts';
import type { LibraryCompetence } from '#core/library/server/library.ts';
import { profiles } from '#core/library/server/profiles.ts';
import { takeCompetences } from '#core/library/server/taking/take.ts';
import { insertFirstQuestions } from '#core/open-question/server/first-questions.ts';
import { createUser } from '#core/user/server/create-user.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import { email, text } from '#platform/contract/call/fields.ts';
import { name } from '#platform/contract/rules/name-fields.ts';
import { isTimeZone } from '#platform/contract/rules/time-zone.ts';
import type { Context } from '#platform/server/context.ts';
import { inOneTransaction } from '#platform/server/db/one-transaction.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { unnamedAdmin } from '#platform/server/shared/unnamed-admin.ts';
import { speak } from '#platform/texts/speak.ts';
import { pathOf } from './path-of.ts';

const host = z
  .string()
  .check(z.toLowerCase(), z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/), z.maxLength(253));

const order = z.strictObject({
  slug: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/)),
  name: name(200),
  'short-name': z.optional(name(60)),
  icon: z.optional(text(500)),
  domain: z.optional(host),
  'logout-domain': z.optional(host),
  matrix: z._default(z.enum(['on', 'off']), 'off'),
  admin: email,
  'first-name': z.optional(name(100)),
  'last-name': z.optional(name(100)),
  locale: z._default(z.enum(['ru', 'en']), 'ru'),
  'time-zone': z.optional(text(64).check(z.refine(isTimeZone))),
  library: z.optional(z.string().check(z.refine((words) => readLibrary(words) !== undefined))),
});

const hints: Record<keyof z.output<typeof order>, string> = {
  slug: '2 to 40 Latin letters, digits, - or _',
  name: 'the name of the company',
  'short-name': 'at most 60 characters',
  icon: 'the path of a PNG of at most 128 × 128 pixels and 64 KB, 8 bits, not interlaced',
  domain: 'a host without scheme, such as north.example.com',
  'logout-domain': 'a host without scheme, such as www.example.com',
  matrix: 'on or off',
  admin: "the first super administrator's e-mail",
  'first-name': 'at most 100 characters',
  'last-name': 'at most 100 characters',
  locale: 'ru or en',
  'time-zone': 'a time zone, such as Europe/London',
  library: `all, or roles with commas between them: ${profiles.map(({ id }) => id).join(', ')}`,
};

/** Reads the command line's options. Throws a sentence that names what is wrong. */
export const readOrder = (given: Record<string, unknown>) => readOptions(order, given);

const names = z.strictObject({
  slug: z.optional(order.shape.slug),
  name: z.optional(order.shape.name),
  domain: z.optional(host),
});

/** The names that a company is to have instead of its own. */
export type Names = z.output<typeof names>;
export const readNames = (given: Record<string, unknown>): Names => readOptions(names, given);

function readOptions<S extends z.ZodMiniType>(
  schema: S,
  given: Record<string, unknown>,
): z.output<S> {
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? '') as keyof typeof hints;
  throw hints[name] ? notOne(name) : new Error('One of the options does not exist.');
}

const notOne = (name: keyof typeof hints) => new Error(`--${name} must be ${hints[name]}.`);

/** The time zone that a company has until its first day asks for it. */
const usualZone = { ru: 'Europe/Moscow', en: 'UTC' };

/** The library's competencies for these words, in its order; undefined where one means nothing. */
function readLibrary(words: string): readonly LibraryCompetence[] | undefined {
  if (words === 'all') return libraryCompetences;
  const chosen = words.split(',').map((word) => profiles.find(({ id }) => id === word.trim()));
  if (chosen.includes(undefined)) return undefined;
  const wanted = new Set(chosen.flatMap((profile) => profile?.competenceIdList ?? []));
  return libraryCompetences.filter(({ id }) => wanted.has(id));
}

/**
 * Creates a brand with its three open questions, what it takes from the library, and its first super
 * administrator, all in one transaction. Its default language is the super administrator's, and its time zone that
 * language's, until the first day asks for it. The super administrator gets a letter with a link to set a password (rules 6, 9, 22, 81). Throws a sentence when a name is taken. Returns how many
 * competencies it begins with.
 */
export async function createBrand(
  { database, now }: Pick<Context, 'database' | 'now'>,
  given: ReturnType<typeof readOrder>,
): Promise<number> {
  const { slug, name, domain: host, admin, locale } = given;
  const id = randomUUID();
  const matrix = given.matrix === 'on';
  const shortName = given['short-name'];
  const icon = given.icon === undefined ? undefined : await readIcon(given.icon);
  const logoutHost = given['logout-domain'];
  const names = { id, slug, name, shortName, icon, host, logoutHost };
  const timeZone = given['time-zone'] ?? usualZone[locale];
  const row = { ...names, matrix, defaultLocale: locale, timeZone, createdAt: now() };
  return inOneTransaction(database, async (whole) => {
    await insertBrand(whole, row).catch(sayTaken);
    return withBrand({ database: whole, brandId: id }, async (scope) => {
      if (!(await isKnownZone(scope, timeZone))) throw notOne('time-zone');
      await insertFirstQuestions(scope);
      const firstName = given['first-name'] ?? unnamedAdmin[locale];
      const person = { firstName, lastName: given['last-name'] ?? name };
      const form = { ...person, email: admin, locale, roles: ['ROLE_SUPER_ADMIN' as const] };
      const operator = { accountId: '', permissions: new Set<Permission>() };
      await createUser(scope, form, { ...operator, t: speak[locale], now: now() });
      const wanted = given.library === undefined ? [] : readLibrary(given.library);
      return (await takeCompetences(scope, wanted ?? [])).length;
    });
  });
}

async function readIcon(path: string): Promise<Buffer> {
  const file = await readFile(pathOf(path)).catch(() => undefined);
  const icon = file && plainPicture(file, 'icon');
  if (!icon) throw notOne('icon');
  return icon;
}

function sayTaken(error: { code?: string; constraint?: string }): never {
  const field = /brand_(slug|name|domain)_/.exec(error.constraint ?? '')?.[1];
  if (error.code === '23505' && field) {
    throw new Error(`A company with this ${field} already exists.`);
  }
  throw error;
}
