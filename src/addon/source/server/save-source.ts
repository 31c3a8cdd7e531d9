import { randomUUID } from 'node:crypto';
import { findScimKey } from '#addon/api-key/server/queries.ts';
import { mostSources } from '#addon/source/contract/rules/source.ts';
import type {
  createSource,
  deleteSource,
  SourceForm,
  updateSource,
} from '#addon/source/contract/source.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { changedFields } from '#core/audit/server/rules.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, invalid, notFound, stale } from '#platform/server/shared/errors.ts';
import { Unreadable } from './file.ts';
import { findFolder } from './folder.ts';
import {
  deleteSourceRow,
  getSourceRow,
  insertSource,
  listSources,
  lockSource,
  refuseOpenRuns,
  type SourceRow,
  updateSource as update,
} from './queries.ts';
import { encryptFor } from './sealed.ts';
import { showSource } from './show.ts';

/** Adds a source. What it brings first waits for a yes, however it is set (rule 187). */
export async function addSource(call: Call<typeof createSource>) {
  const { context, body, actor } = call;
  const { login, version: _, ...form } = body;
  await requirePlace(context, actor.brandSlug, body);
  const id = randomUUID();
  const sealedLogin = login ? await encryptLogin(context, id, login) : null;
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const others = await listSources(scope);
    if (others.length >= mostSources) {
      const params = { most: mostSources };
      throw conflict({ path: 'name', key: 'sourceMessages.tooMany', params });
    }
    requireOwnPlace(others, body);
    if (form.isActive) await requireNoScim(scope, now);
    await insertSource(scope, { ...form, id, sealedLogin, createdAt: now });
    const row = await getSourceRow(scope, id);
    await noteAudit(scope, call, { verb: 'create', kind: 'source', id, name: row.name });
    return { data: await showSource(scope, row), message: call.t('sourceMessages.saved') };
  });
}

/** Changes a source. Another place is another source: its first file waits again. */
export async function changeSource(call: Call<typeof updateSource>) {
  const { context, body, actor, params } = call;
  const { login, version, ...form } = body;
  await requirePlace(context, actor.brandSlug, body);
  const sealedLogin = login ? await encryptLogin(context, params.id, login) : login;
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const row = await lockSource(scope, params.id);
    if (!row) throw notFound();
    const before = await showSource(scope, row);
    if (version !== undefined && version !== row.version) throw stale(before);
    requireOwnPlace(
      (await listSources(scope)).filter(({ id }) => id !== row.id),
      body,
    );
    if (form.isActive && !row.isActive) await requireNoScim(scope, now);
    const isElsewhere = form.kind !== row.kind || form.address !== row.address;
    const asNew = { lastHash: null, seen: null, lookedAt: null, lastError: null };
    await update(scope, row.id, {
      ...form,
      ...asNew,
      ...(isElsewhere && { confirmedAt: null, takenFileAt: null }),
      // A password never goes where it wasn't typed for.
      ...(isElsewhere && { sealedLogin: null }),
      ...(sealedLogin !== undefined && { sealedLogin }),
    });
    if (isElsewhere) await refuseOpenRuns(scope, row.id);
    const data = await showSource(scope, await getSourceRow(scope, row.id));
    const fieldList = [
      ...changedFields('source', before, data),
      ...(login !== undefined ? ['login'] : []),
    ];
    const { id, name } = data;
    await noteAudit(scope, call, {
      verb: 'update',
      kind: 'source',
      id,
      name,
      details: { fieldList },
    });
    return { data, message: call.t('sourceMessages.saved') };
  });
}

export const removeSource = (call: Call<typeof deleteSource>) =>
  inBrand(call, async (scope) => {
    const { id, name } = await getSourceRow(scope, call.params.id);
    await refuseOpenRuns(scope, id);
    await deleteSourceRow(scope, id);
    await noteAudit(scope, call, { verb: 'delete', kind: 'source', id, name });
    return { message: call.t('sourceMessages.deleted', { name }) };
  });

/** People come by one machine only (rule 212). */
async function requireNoScim(scope: Scope, now: Date): Promise<void> {
  const name = await findScimKey(scope, now);
  if (name === undefined) return;
  throw conflict({ path: 'isActive', key: 'sourceMessages.besideScim', params: { name } });
}

const encryptLogin = (
  { keyring }: Context,
  id: string,
  { user, password }: NonNullable<SourceForm['login']>,
) => encryptFor(keyring, id, Buffer.from(`${user}:${password}`));

/** A folder must be there: the operator makes it. */
async function requirePlace(
  { config }: Context,
  slug: string,
  { kind, address }: SourceForm,
): Promise<void> {
  if (kind !== 'folder') return;
  await findFolder(config.sourcesDir, { slug, address }).catch((error) => {
    if (!(error instanceof Unreadable)) throw error;
    const key = config.sourcesDir ? 'noFolder' : 'noFolders';
    throw invalid({ path: 'address', key: `sourceMessages.${key}` });
  });
}

function requireOwnPlace(
  others: readonly SourceRow[],
  { kind, address }: Pick<SourceForm, 'kind' | 'address'>,
): void {
  if (others.some((one) => one.kind === kind && one.address === address)) {
    throw conflict({ path: 'address', key: 'sourceMessages.samePlace' });
  }
}
