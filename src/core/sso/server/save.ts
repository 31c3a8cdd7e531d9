import { randomUUID } from 'node:crypto';
import { noteAudit } from '#core/audit/server/note.ts';
import { changedFields } from '#core/audit/server/rules.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import {
  mostConnections,
  type RuleRole,
  type SsoPreset,
  type TokenAuth,
} from '#core/sso/contract/rules/sso.ts';
import { isOfManyTenants, issuerOf, presets } from '#core/sso/contract/rules/sso-presets.ts';
import type { createSso, deleteSso, updateSso } from '#core/sso/contract/sso.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { encryptSecret } from '#platform/server/keyring/encrypted-secret.ts';
import { conflict, invalid, orNotFound, stale } from '#platform/server/shared/errors.ts';
import { keepWayIn } from './keep-way-in.ts';
import { choiceIssues, type Metadata, readMetadata, UnfitProvider } from './metadata.ts';
import {
  type ConnectionRow,
  countIdentities,
  deleteConnection,
  findConnection,
  forgetIdentities,
  insertConnection,
  listConnections,
  replaceRules,
  updateConnection,
} from './queries.ts';
import { getConnection } from './settings.ts';
import { endSessionsBy, getHome } from './spare-queries.ts';
import { tellSso } from './tell-sso.ts';

type Saving = Call<typeof createSso> | Call<typeof updateSso>;

/** Adds a provider. It stands on the sign-in page only after somebody has tried it (rule 108). */
export async function createConnection(call: Call<typeof createSso>) {
  const { context, body, actor } = call;
  const { secret, ruleList, ...form } = body;
  const metadata = await checkProvider(call);
  if (body.isActive) throw invalid({ path: 'isActive', key: 'ssoMessages.tryFirst' });
  const id = randomUUID();
  const sealedSecret = await encryptSecret(context.keyring, id, secret);
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    if ((await listConnections(scope)).length >= mostConnections) {
      throw conflict({
        path: 'name',
        key: 'ssoMessages.tooMany',
        params: { most: mostConnections },
      });
    }
    const filled = fillIn(form, metadata);
    await insertConnection(scope, {
      ...filled,
      id,
      sealedSecret,
      refreshedAt: now,
      createdAt: now,
    });
    await replaceRules(scope, id, ruleList);
    const data = await getConnection(scope, context, { id, now });
    await noteAudit(scope, call, { verb: 'create', kind: 'sso', id, name: data.name });
    await tellSso(scope, { what: 'made', about: data.name }, { by: actor.accountId, now });
    return { data, message: call.t('ssoMessages.saved') };
  });
}

/**
 * Changes a provider. Another issuer is another provider: whoever has an equal subject there is somebody else,
 * so the identities of the former one are forgotten, once that is confirmed.
 */
export async function saveConnection(call: Call<typeof updateSso>) {
  const { context, params, body, actor } = call;
  const { secret, ruleList, forgets, version, ...form } = body;
  const metadata = await checkProvider(call);
  const sealedSecret = secret && (await encryptSecret(context.keyring, params.id, secret));
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const row = await getRow(scope, params.id);
    const before = await getConnection(scope, context, { id: row.id, now });
    if (version !== undefined && version !== row.version) throw stale(before);
    const filled = fillIn(form, metadata);
    const isOther = filled.issuer !== row.issuer;
    if (isOther) await forget(scope, row, forgets === true);
    const isNew = isOther || filled.clientId !== row.clientId || sealedSecret !== undefined;
    const triedAt = isNew ? null : row.triedAt;
    const isActive = filled.isActive && !isOther;
    if (isActive && !row.isActive && !triedAt) {
      throw invalid({ path: 'isActive', key: 'ssoMessages.tryFirst' });
    }
    if (row.isActive && !isActive) await requireAnother(scope, row, 'isActive');
    const by = actor.accountId;
    const until = row.isActive ? await keepWayIn(scope, call, now) : undefined;
    await updateConnection(scope, row.id, {
      ...filled,
      isActive,
      triedAt,
      refreshedAt: now,
      lastError: null,
      ...(sealedSecret && { sealedSecret }),
    });
    await replaceRules(scope, row.id, ruleList);
    const data = await getConnection(scope, context, { id: row.id, now });
    const fieldList = [...changedFields('sso', before, data), ...(sealedSecret ? ['secret'] : [])];
    await noteAudit(scope, call, {
      verb: 'update',
      kind: 'sso',
      id: row.id,
      name: data.name,
      details: { fieldList },
    });
    await tellSso(scope, { what: 'changed', about: data.name }, { by, now, until });
    return { data, message: call.t('ssoMessages.saved') };
  });
}

export function removeConnection(call: Call<typeof deleteSso>) {
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const row = await getRow(scope, call.params.id);
    if (row.isActive) await requireAnother(scope, row, 'id');
    const by = call.actor.accountId;
    const until = row.isActive ? await keepWayIn(scope, call, now) : undefined;
    await endSessionsBy(scope, row.id);
    await deleteConnection(scope, row.id);
    const { id, name } = row;
    await noteAudit(scope, call, { verb: 'delete', kind: 'sso', id, name });
    await tellSso(scope, { what: 'deleted', about: name }, { by, now, until });
    return { message: call.t('ssoMessages.deleted', { name }) };
  });
}

export async function getRow(scope: Scope, id: string): Promise<ConnectionRow> {
  const row = await findConnection(scope, id);
  return orNotFound(row);
}

/** Asks the provider itself, before anything is locked. Throws 400 at what it says otherwise. */
async function checkProvider({ context, body }: Saving): Promise<Metadata> {
  const issuer = issuerOf(body.preset, body.issuer);
  if (!issuer) throw invalid({ path: 'issuer', key: 'ssoMessages.invalidIssuer' });
  if (isOfManyTenants(issuer)) throw invalid({ path: 'issuer', key: 'ssoMessages.manyTenants' });
  const metadata = await readMetadata(context.outbound, issuer).catch(inWords);
  const issues = [...choiceIssues(metadata, body), ...ruleIssues(body)];
  if (issues.length > 0) throw invalid(...issues);
  return metadata;
}

function inWords(error: unknown): never {
  if (!(error instanceof UnfitProvider)) throw error;
  const { fault, told } = error;
  throw invalid({ path: 'issuer', key: `ssoMessages.fault.${fault}`, params: { told } });
}

const ruleIssues = ({
  ruleList,
  allowAdmin,
}: {
  ruleList: readonly { role: RuleRole }[];
  allowAdmin: boolean;
}) =>
  ruleList.flatMap(({ role }, at) =>
    role === 'ROLE_ADMIN' && !allowAdmin
      ? [{ path: `ruleList.${at}.role`, key: 'ssoMessages.adminRule' as const }]
      : [],
  );

interface Filled {
  preset: SsoPreset;
  tokenAuth?: TokenAuth | undefined;
  claimNames?: ConnectionRow['claimNames'] | undefined;
}

/** What the form leaves out is as the preset's providers have it, and the issuer as it spells itself. */
function fillIn<F extends Filled>({ tokenAuth, claimNames, ...form }: F, metadata: Metadata) {
  const preset = presets[form.preset];
  const { tokenAuths } = metadata;
  const fits = tokenAuths.length === 0 || tokenAuths.includes(preset.tokenAuth);
  const other =
    preset.tokenAuth === 'client_secret_post' ? 'client_secret_basic' : 'client_secret_post';
  return {
    ...form,
    issuer: metadata.issuer,
    tokenAuth: tokenAuth ?? (fits ? preset.tokenAuth : other),
    claimNames: claimNames ?? preset.claimNames,
  } as const;
}

async function forget(scope: Scope, { id, issuer }: ConnectionRow, isSure: boolean): Promise<void> {
  const count = (await countIdentities(scope)).get(id) ?? 0;
  if (count > 0 && !isSure) {
    throw conflict({ path: 'issuer', key: 'ssoMessages.forgets', params: { count, issuer } });
  }
  await forgetIdentities(scope, id);
  await endSessionsBy(scope, id);
}

/** Where people are offered or asked to come in by a provider, one stays on the sign-in page. */
async function requireAnother(scope: Scope, { id }: ConnectionRow, path: string): Promise<void> {
  const { sso } = await getHome(scope);
  const others = (await listConnections(scope)).filter((one) => one.isActive && one.id !== id);
  if (sso !== 'off' && others.length === 0) throw conflict({ path, key: 'ssoMessages.lastOne' });
}
