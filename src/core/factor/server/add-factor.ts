import { randomUUID } from 'node:crypto';
import { lockPassword } from '#core/account/server/account-queries.ts';
import type { EntryCall } from '#core/account/server/enter.ts';
import {
  countFactors,
  dropWaiting,
  type FactorToAdd,
  forgetDevices,
  insertFactor,
  insertRecovery,
  putInForce,
} from '#core/account/server/factor/queries.ts';
import { hashRecovery, newRecoveryCodes } from '#core/account/server/factor/recovery.ts';
import { queueTelling } from '#core/account/server/factor/tell.ts';
import { judgeCode, newSecret, secretBytes, totpUri } from '#core/account/server/factor/totp.ts';
import { deviceOf } from '#core/audit/server/user-agent.ts';
import type { FactorKind } from '#core/factor/contract/rules/factor.ts';
import { type Tx, withPossession } from '#platform/server/db/scope.ts';
import { conflict, invalid } from '#platform/server/shared/errors.ts';
import type { T } from '#platform/texts/t.ts';
import { noteFactor } from './note-factor.ts';

/** Adding a factor: in the settings, and as a step of signing in. */

interface Owner {
  accountId: string;
  /** The company in which it is told and noted. */
  brandId: string;
}

/** A new secret. Nothing of it is kept before its first code is right. */
export function beginTotp(email: string, t: T): { secret: string; uri: string } {
  const secret = newSecret();
  return { secret, uri: totpUri(secret, { issuer: t('common.product'), account: email }) };
}

export interface Added {
  /** Ten codes to be kept where it is the first factor; it waits until one is typed back. */
  codeList: string[];
}

/** 400 at the code that the app of this secret doesn't show now. */
export async function addTotp(
  call: EntryCall,
  owner: Owner,
  { secret, code, name }: { secret: string; code: string; name: string },
): Promise<Added> {
  const { keyring, now } = call.context;
  const judged = judgeCode(secretBytes(secret), code, now());
  if (typeof judged === 'string') {
    const key = judged === 'slow' ? 'slowClock' : 'wrong.code';
    throw invalid({ path: 'code', key: `factorMessages.${key}` });
  }
  const id = randomUUID();
  const sealed = await keyring.encrypt({ purpose: 'totp', place: id }, secretBytes(secret));
  const device = deviceOf(call.request.headers['user-agent']);
  const row = { kind: 'totp', name, sealed, lastStep: judged.step, ...device } as const;
  return addFactor(call, owner, { id, ...row });
}

/**
 * Adds what has just been proved to work. The first one waits, with ten recovery codes, until one of them is typed
 * back; a further one is in force at once. Either ends trust in devices. 409 where there are ten.
 */
export async function addFactor(
  call: EntryCall,
  { accountId, brandId }: Owner,
  row: Omit<FactorToAdd, 'accountId'> & { id: string },
): Promise<Added> {
  const { database, now } = call.context;
  const isFirstIn = async (tx: Tx) => (await countFactors(tx, accountId)) === 0;
  const isFirst = await withPossession(database, { accountId }, isFirstIn);
  const codeList = isFirst ? newRecoveryCodes() : [];
  const hashes = await Promise.all(codeList.map((one) => hashRecovery(accountId, one)));
  await withPossession(database, { accountId }, async (tx) => {
    await lockPassword(tx, accountId);
    if ((await isFirstIn(tx)) !== isFirst) throw conflict();
    await dropWaiting(tx, accountId);
    if (!(await insertFactor(tx, { ...row, accountId, isInForce: !isFirst }, now()))) {
      throw conflict({ path: 'name', key: 'factorMessages.tooMany' });
    }
    if (isFirst) return insertRecovery(tx, accountId, hashes);
    await tellAdded(tx, call, { accountId, brandId, kind: row.kind });
  });
  return { codeList };
}

async function tellAdded(
  tx: Tx,
  call: EntryCall,
  { kind, ...owner }: Owner & { kind: FactorKind },
): Promise<void> {
  await forgetDevices(tx, owner.accountId);
  await queueTelling(tx, owner, kind === 'passkey' ? 'passkeyAdded' : 'added', call);
  await noteFactor(tx, call, owner, 'factorAdded');
}

/** A new set of codes for somebody who has a factor: the former ones work until one of these is typed back. */
export async function renewCodes(call: EntryCall, { accountId }: Owner): Promise<Added> {
  const { database } = call.context;
  const codeList = newRecoveryCodes();
  const hashes = await Promise.all(codeList.map((one) => hashRecovery(accountId, one)));
  await withPossession(database, { accountId }, async (tx) => {
    await lockPassword(tx, accountId);
    if ((await countFactors(tx, accountId)) === 0) throw conflict();
    await insertRecovery(tx, accountId, hashes);
  });
  return { codeList };
}

/**
 * Puts the codes that wait in force by one of them, and the first factor with them. Undefined where it is none of
 * them; else what has been added, if anything.
 * Its tickets stay: one of them may be what this person signs in by.
 */
export async function finishFirst(
  call: EntryCall,
  owner: Owner,
  typed: string,
): Promise<{ added?: FactorKind | undefined } | undefined> {
  const { accountId } = owner;
  const hash = await hashRecovery(accountId, typed);
  return withPossession(call.context.database, { accountId }, async (tx) => {
    await lockPassword(tx, accountId);
    const kinds = await putInForce(tx, { accountId, hash });
    if (!kinds) return undefined;
    const [kind] = kinds;
    if (kind) await tellAdded(tx, call, { ...owner, kind });
    else {
      await queueTelling(tx, owner, 'recoveryRenewed', call);
      await noteFactor(tx, call, owner, 'recoveryRenewed');
    }
    return { added: kind };
  });
}
