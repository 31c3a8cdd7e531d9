import { z } from 'zod/mini';
import type { Migration } from '#platform/server/db/schema-release.ts';
import { productVersion } from '#platform/server/shared/version.ts';

const manifest = z.object({
  format: z.literal('otsenka-360'),
  /** Not the product's version: this one is raised when older products could not read the file any more. */
  formatVersion: z.number(),
  kind: z.enum(['installation', 'company']),
  /** The product that wrote it. */
  product: z.string(),
  /** The moment at which the database held these rows. */
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ hash: z.string(), at: z.number() })),
  /** The company whose file it is; null for a whole installation. */
  company: z.nullable(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      sha256: z.string(),
    }),
  ),
});

/** What a file says about itself. */
export type Manifest = z.output<typeof manifest>;
export const formatVersion = 1;

/** Throws a sentence where the text isn't a manifest, or is one that this version can't read. */
export function readManifest(text: string, file: string): Manifest {
  const given = asJson(text);
  const version = (given as { formatVersion?: unknown } | null)?.formatVersion;
  if (typeof version === 'number' && version > formatVersion) throw tooNew(file, given);
  const parsed = z.safeParse(manifest, given);
  if (!parsed.success) throw new Error(`${file} is not a file of this product.`);
  return parsed.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Refuses a file whose schema this version doesn't know: that of a newer one, or of one between two
 * releases. `known` are this version's steps.
 */
export function requireKnown(file: string, given: Manifest, known: readonly Migration[]): void {
  const last = given.migrations.at(-1);
  if (last && last.at > (known.at(-1)?.at ?? 0)) throw tooNew(file, given);
  const isKnown = given.migrations.every(({ hash }, at) => known[at]?.hash === hash);
  if (isKnown && last) return;
  throw new Error(
    `${file} comes from a version between two releases (${given.product}), whose tables nobody knows ` +
      'any more. Restore it with the program that wrote it.',
  );
}

function tooNew(file: string, given: unknown): Error {
  const { product = '' } = given as { product?: string };
  return new Error(
    `${file} was written by a newer version of the product (${product}; this one is ` +
      `${productVersion}). Install that version or a newer one, then try again.`,
  );
}
