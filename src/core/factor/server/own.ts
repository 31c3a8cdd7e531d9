import { lockPassword } from '#core/account/server/account-queries.ts';
import { takeBackAttempts } from '#core/account/server/attempt-queries.ts';
import { confirmationLimits, tryCounted, withAttempt } from '#core/account/server/attempts.ts';
import {
  countFactors,
  deleteAllFactors,
  endTrust,
  listStandings,
  type StandingRow,
} from '#core/account/server/factor/queries.ts';
import { confirmationMethods } from '#core/account/server/factor/standing.ts';
import { queueTelling } from '#core/account/server/factor/tell.ts';
import type {
  addTotp,
  beginTotp,
  FactorAddedBy,
  finishRecovery,
  forgetTrusted,
  getFactorList,
  removeFactor,
  renameFactor,
  renewRecovery,
} from '#core/factor/contract/factor.ts';
import { isDue, isWanted } from '#core/factor/contract/rules/factor.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import type { Actor, Call } from '#platform/server/http/call.ts';
import { conflict, Failure, invalid, notFound } from '#platform/server/shared/errors.ts';
import { ownConfirmations } from '#platform/server/shared/owner.ts';
import { addTotp as add, beginTotp as begin, finishFirst, renewCodes } from './add-factor.ts';
import { noteFactor } from './note-factor.ts';
import * as queries from './queries.ts';
import { wrongCode } from './step.ts';

/** One's own factors, in the settings. */

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const day = 24 * 60 * 60;

export async function listOwn({ context, actor }: Call<typeof getFactorList>) {
  const { accountId, brandId } = actor;
  const now = seconds(context.now());
  return withPossession(context.database, { accountId }, async (tx) => {
    const data = await queries.listFactors(tx, accountId);
    const trusted = await queries.listTrusted(tx, accountId);
    const days = await queries.countTrustDays(tx, brandId);
    const standings = await listStandings(tx, accountId);
    const trustedList = trusted
      .map(({ trustedAt, ...device }) => {
        const at = seconds(trustedAt);
        return { ...device, trustedAt: at, until: at + days * day };
      })
      .filter(({ until }) => until > now);
    const recoveryLeft = standings[0]?.recoveryLeft ?? 0;
    return {
      data,
      trustedList,
      recoveryLeft,
      isWanted: standings.some(isWanted),
      addedBy: addedBy(actor, standings, context.now()),
    };
  });
}

/**
 * A company's provider opens a session in which only a proof of the account's own counts (rule 111). Who has none to
 * give, or may not give the password (rule 105), adds a factor while signing in.
 */
function addedBy(
  { reach, brandId }: Pick<Actor, 'reach' | 'brandId'>,
  standings: readonly StandingRow[],
  now: Date,
): FactorAddedBy {
  const canProve = confirmationMethods(standings, now).some((how) =>
    ownConfirmations.includes(how),
  );
  if (reach === 'account' || canProve) return 'session';
  const here = standings.find((one) => one.brandId === brandId);
  return here?.isBySsoOnly ? 'companySignIn' : 'ownSignIn';
}

/**
 * 403 where a company wants a factor by now and there is none, unless the last proof was a mailed code: whoever has
 * the password and a session adds none (rule 105).
 */
export async function requireMailWhereDue({
  context,
  actor,
}: Pick<Call<typeof addTotp>, 'context' | 'actor'>) {
  const { accountId, tokenHash } = actor;
  const now = context.now();
  const [standings, how] = await withPossession(
    context.database,
    { accountId, tokenHash },
    async (tx) =>
      [await listStandings(tx, accountId), await queries.findProvedHow(tx, tokenHash)] as const,
  );
  const isNeeded = standings.some(({ kindList, mustEnrol, timeZone, ...policy }) => {
    const isDueNow = mustEnrol || isDue(policy, dateIn(timeZone, now));
    return kindList.length === 0 && isDueNow;
  });
  if (isNeeded && how !== 'mail') throw new Failure('proofNeeded');
}

export async function beginOwn(call: Call<typeof beginTotp>) {
  await requireMailWhereDue(call);
  return begin(call.actor.email, call.t);
}

export async function addOwn(call: Call<typeof addTotp>) {
  const { context, actor, body } = call;
  await requireMailWhereDue(call);
  const { database, now } = context;
  const limits = confirmationLimits(actor);
  const [counted] = await withAttempt(database, { limits, now: now() }, async () => {});
  const added = await tryCounted(database, counted, () => add(call, actor, body));
  const { accountId, tokenHash } = actor;
  await withPossession(database, { accountId, tokenHash }, async (tx) => {
    await takeBackAttempts(tx, counted);
    if (added.codeList.length === 0) await queries.markFactor(tx, tokenHash);
  });
  return added;
}

export const renewOwn = (call: Call<typeof renewRecovery>) => renewCodes(call, call.actor);

export async function finishOwn(call: Call<typeof finishRecovery>) {
  const { context, actor, body, t } = call;
  const { database, now } = context;
  const { accountId, tokenHash } = actor;
  const limits = confirmationLimits(actor);
  const [counted] = await withAttempt(database, { limits, now: now() }, async () => {});
  const isRight = await tryCounted(database, counted, () =>
    finishFirst(call, actor, body.recovery),
  );
  if (!isRight) throw invalid(wrongCode('recovery'));
  await withPossession(database, { accountId, tokenHash }, async (tx) => {
    await takeBackAttempts(tx, counted);
    await queries.markFactor(tx, tokenHash);
  });
  return { message: t('factorMessages.inForce') };
}

export async function renameOwn({ context, actor, params, body, t }: Call<typeof renameFactor>) {
  const { accountId } = actor;
  const isRenamed = await withPossession(context.database, { accountId }, (tx) =>
    queries.renameFactor(tx, { accountId, ...params, ...body }),
  );
  if (!isRenamed) throw notFound();
  return { message: t('factorMessages.renamed') };
}

/** The last one takes the recovery codes with it, and stays where a company wants one. Either way trust ends. */
export async function removeOwn(call: Call<typeof removeFactor>) {
  const { context, actor, params, t } = call;
  const { accountId } = actor;
  await withPossession(context.database, { accountId }, async (tx) => {
    await lockPassword(tx, accountId);
    const factors = await queries.listFactors(tx, accountId);
    if (!factors.some(({ id }) => id === params.id)) throw notFound();
    if ((await countFactors(tx, accountId)) > 1) {
      await queries.deleteFactor(tx, accountId, params.id);
    } else {
      requireUnwanted(await listStandings(tx, accountId));
      await deleteAllFactors(tx, accountId);
    }
    await endTrust(tx, accountId);
    await queueTelling(tx, actor, 'removed', call);
    await noteFactor(tx, call, actor, 'factorRemoved');
  });
  return { message: t('factorMessages.removed') };
}

function requireUnwanted(standings: readonly StandingRow[]): void {
  if (!standings.some((standing) => standing.isSpare || isWanted(standing))) return;
  throw conflict({ path: 'id', key: 'factorMessages.lastWanted' });
}

export async function forgetOwn({ context, actor, params, t }: Call<typeof forgetTrusted>) {
  const { accountId } = actor;
  const isForgotten = await withPossession(context.database, { accountId }, (tx) =>
    queries.deleteTrusted(tx, accountId, params.id),
  );
  if (!isForgotten) throw notFound();
  return { message: t('factorMessages.forgotten') };
}
