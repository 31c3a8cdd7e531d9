import { createHash } from 'node:crypto';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { type SourceFile, Unreadable } from './file.ts';
import { findFile, findFolder, follow, moveAside, readSeen } from './folder.ts';
import { fetchFile } from './https.ts';
import { keepFound } from './keep-found.ts';
import type { Reader } from './plan-run.ts';
import { getReader, lockSource, noteLearned, type SourceRow } from './queries.ts';
import { openFor } from './sealed.ts';
import { takeUnasked } from './take-unasked.ts';

interface Found {
  file: SourceFile;
  /** What is done with the file once it was read. */
  finish: (isGood: boolean) => Promise<void>;
}

/**
 * Looks for a file of a source, and does with it as the source says (rules 186 and 187). Bytes that were read already
 * change nothing, unless somebody asks. What can't be read is said at the source.
 */
export async function readSource(
  context: Context,
  brandId: string,
  { sourceId, isAsked = false }: { sourceId: string; isAsked?: boolean },
): Promise<void> {
  const { unhurried: database, now } = context;
  const inCompany = <R>(work: (scope: Scope) => Promise<R>) =>
    withBrand({ database, brandId }, work);
  const known = await inCompany(async (scope) => {
    const source = await lockSource(scope, sourceId);
    return source && { source, ...(await getReader(scope)) };
  });
  if (!known?.source.isActive) return;
  const { source, slug, timeZone, locale } = known;
  const reader: Reader = { context, actor: { brandId, timeZone }, locale };
  try {
    const found =
      source.kind === 'folder'
        ? await fromFolder(context, { source, slug }, (seen) =>
            inCompany((scope) => noteLearned(scope, sourceId, { seen, lastError: null })),
          )
        : await fromAddress(context, source);
    if (found === 'writing') {
      // The clock looks again within a minute.
      const again = { lookedAt: null, ...(isAsked && { lastHash: null }) };
      return await inCompany((scope) => noteLearned(scope, sourceId, again));
    }
    const learned = { lookedAt: now(), lastError: null };
    await inCompany((scope) => noteLearned(scope, sourceId, learned));
    if (found) await readFound(reader, { source, found, isAsked });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const learned = { lookedAt: now(), lastError: error.fault };
    await inCompany((scope) => noteLearned(scope, sourceId, learned));
  }
}

async function fromFolder(
  { config, now }: Context,
  { source, slug }: { source: SourceRow; slug: string },
  keep: (seen: SourceRow['seen']) => Promise<void>,
): Promise<Found | undefined | 'writing'> {
  const folder = await findFolder(config.sourcesDir, { slug, address: source.address });
  const newest = await findFile(folder);
  if (!newest) return undefined;
  const { seen, isAtRest } = follow(newest, source.seen, now());
  if (!isAtRest) {
    await keep(seen);
    return 'writing';
  }
  const finish = (isGood: boolean) => moveAside(folder, seen.name, { isGood, now: now() });
  const file = await readSeen(folder, seen).catch(async (error) => {
    if (error instanceof Unreadable && error.fault === 'tooLarge') await finish(false);
    throw error;
  });
  return { file, finish };
}

async function fromAddress({ outbound, keyring }: Context, source: SourceRow): Promise<Found> {
  const { id, sealedLogin } = source;
  const login = sealedLogin ? await openFor(keyring, id, sealedLogin) : undefined;
  if (sealedLogin && !login) throw new Unreadable('login');
  return { file: await fetchFile(outbound, source, login?.toString()), finish: async () => {} };
}

async function readFound(
  reader: Reader,
  { source, found, isAsked }: { source: SourceRow; found: Found; isAsked: boolean },
): Promise<void> {
  const hash = createHash('sha256').update(found.file.bytes).digest('hex');
  if (hash === source.lastHash && !isAsked) return found.finish(true);
  const kept = await keepFound(reader, { source, file: found.file, hash });
  if (!kept) return;
  await found.finish(kept.state !== 'failed');
  if (kept.state === 'takes') await takeUnasked(reader, { source, ...kept });
}
