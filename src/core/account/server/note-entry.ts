import type { FastifyRequest } from 'fastify';
import { type Doer, noteAudit } from '#core/audit/server/note.ts';
import { countRecent, countThings } from '#core/audit/server/queries.ts';
import type { AuditVerb } from '#platform/contract/rules/audit.ts';
import { loggedLocale } from '#platform/contract/rules/names.ts';
import type { Context } from '#platform/server/context.ts';
import {
  enterBrand,
  type Scope,
  type Tx,
  together,
  withPossession,
} from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { networkOf } from '#platform/server/shared/address/address-block.ts';
import {
  findAccountByEmail,
  findAccountName,
  listMemberBrandIds,
  lockFailures,
} from './account-queries.ts';
import { alertWindow, isManyUnknown } from './attempts.ts';

/** What the journal of actions says about coming in and going out (decision 047). */

type Entry = Extract<
  AuditVerb,
  | 'signIn'
  | 'signInRefused'
  | 'signInFailed'
  | 'signInLocked'
  | 'signOut'
  | 'switchBrand'
  | 'prove'
  | 'proveFailed'
>;

interface Who {
  accountId: string;
  brandId: string;
  /** Last and first name, if they have been read already. */
  name?: string;
}

/** Notes it in that brand's journal. The transaction sees the brand from here on. */
export async function noteEntry(
  tx: Tx,
  { accountId, brandId, name }: Who,
  verb: Entry,
  call: Pick<Doer, 'context' | 'request'>,
): Promise<void> {
  const entered = enterBrand(tx, brandId);
  const known = name ?? (await together(entered, findAccountName(tx, accountId)))[1];
  const who = { accountId, name: known };
  await together(entered, note({ tx, brandId, locale: loggedLocale }, who, { verb }, call));
}

function note(
  scope: Scope,
  { accountId, name }: { accountId: string; name: string },
  { verb, failureCount }: { verb: Entry; failureCount?: number },
  call: Pick<Doer, 'context' | 'request'>,
): Promise<void> {
  const details = failureCount === undefined ? {} : { failureCount };
  const doer = { ...call, actor: { accountId } };
  return noteAudit(scope, doer, { verb, kind: 'account', id: accountId, name, details });
}

/**
 * A failed sign-in is noted by a job, whoever it was: the answer and its time must not tell whether
 * there is such an account (rule 2).
 */
export const queueFailedSignIn = (
  { context: { database, now }, request }: { context: Context; request: FastifyRequest },
  email: string,
): Promise<void> => {
  const { ip } = request;
  const from = { ip, headers: { 'user-agent': request.headers['user-agent']?.slice(0, 500) } };
  return withPossession(database, {}, (tx) =>
    addJob({ tx }, 'note-failed-sign-in', { email, at: now().toISOString(), from }),
  );
};

/** The same window and number as the limit of failed sign-ins has (rule 44). */
const window = 15 * 60 * 1000;
export const mostFailures = 10;

/**
 * Notes it in the journals of the account's companies. Of an unknown e-mail nobody is told. The
 * tenth within a quarter of an hour is noted as the one that locks, and those after it not at all,
 * so that an attack does not fill the journal.
 */
export const noteFailedSignIn: TaskOf<'note-failed-sign-in'> = async (
  { database, log },
  { email, at, from: request },
) => {
  const now = new Date(at);
  await withPossession(database, { email }, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) {
      if (request && (await isManyUnknown(tx, { email, address: request.ip }, now)))
        log.error({ network: networkOf(request.ip) }, manyUnknown);
      return;
    }
    // One at a time, so that each of many at once counts those before it.
    await lockFailures(tx, account.id);
    const who = { accountId: account.id, name: await findAccountName(tx, account.id) };
    for (const brandId of await listMemberBrandIds(tx, account.id)) {
      const scope = await enterBrand(tx, brandId);
      const failureCount = 1 + (await countFailures(scope, account.id, now));
      if (failureCount > mostFailures) continue;
      const isLast = failureCount === mostFailures;
      const verb = isLast ? 'signInLocked' : 'signInFailed';
      const call = { context: { now: () => now }, ...(request && { request }) };
      await note(scope, who, { verb, failureCount }, call);
      if (isLast && (await countPaused(scope, now)) >= mostPaused)
        await addJob(scope, 'tell-paused', { brandId });
    }
  });
};

/** When so many accounts of a company are locked within ten minutes, that is no accident (rule 201). */
export const mostPaused = 5;
const countPaused = (scope: Scope, now: Date): Promise<number> =>
  countThings(scope, { verb: 'signInLocked', since: new Date(now.getTime() - alertWindow) });

const manyUnknown =
  'sign-in was tried with 30 e-mails that nobody here has, from one network within ten minutes';

const countFailures = (scope: Scope, accountId: string, now: Date): Promise<number> =>
  countRecent(scope, {
    verbs: ['signInFailed', 'signInLocked'],
    entityId: accountId,
    since: new Date(now.getTime() - window),
  });
