import type { Entered } from '#core/account/contract/auth.ts';
import type { AttemptCount } from '#core/account/server/attempt-queries.ts';
import { mailCodeLimits, takeAttempt } from '#core/account/server/attempts.ts';
import type { Device } from '#core/account/server/device.ts';
import { type Entrant, type EntryCall, enterIn, giveEntry } from '#core/account/server/enter.ts';
import { type Tx, withPossession } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { listStandings } from './queries.ts';
import { factorMethods, nextStep } from './standing.ts';
import { makeTicket } from './ticket.ts';

interface Proved extends Entrant {
  /** The known device that asks (rule 44): it may be trusted. */
  device?: Device | undefined;
  /** What was counted for the password. It is taken back here, or when the factor is right too. */
  counted?: readonly AttemptCount[];
  /** Came by a mailed link: who has to add a factor is not mailed a code too. */
  mailProven?: boolean;
}

const nothing = () => [];

/**
 * For whoever has just proved a password, or been vouched for by a company's provider: opens the session, or
 * answers with the ticket for what is still missing (rule 105). `also` goes with an opened session only.
 */
export async function comeIn(
  call: EntryCall,
  { device, counted = [], mailProven = false, ...entrant }: Proved,
  also: (tx: Tx) => readonly Promise<unknown>[] = nothing,
): Promise<Entered & { cookie?: string }> {
  const { context } = call;
  const now = context.now();
  const { accountId, brandId, hasFactor = false, provedHow, provider = null } = entrant;
  const next = await withPossession(context.database, { accountId }, async (tx) => {
    const standings = await listStandings(tx, accountId, device?.id);
    const standing = standings.find((one) => one.brandId === brandId);
    if (!standing) throw new Failure('wrongCredentials');
    const step = nextStep(standing, { hasFactor, isVouched: provider !== null }, now);
    if (step === 'session') {
      // A trusted device is let in without the factor, which is no proof of it (rule 97).
      const isWithout = !hasFactor && standing.kindList.length > 0;
      const proved = { ...entrant, ...(isWithout && { provedHow: null }) };
      return { opened: await enterIn(tx, call, proved, also) };
    }
    const how = provedHow ?? 'password';
    const wanted = { step, accountId, brandId, provedHow: how, provider } as const;
    const made = await makeTicket(tx, { ...wanted, counted, mailProven }, call);
    if (step === 'factor') return { step, ...made, methodList: factorMethods(standing) };
    if (!mailProven) {
      await takeAttempt(tx, mailCodeLimits(accountId), now);
      await addJob({ tx }, 'mail-code', { brandId, accountId });
    }
    return { step, ...made, isMailProven: mailProven };
  });
  return 'opened' in next ? giveEntry(call, entrant, next.opened) : next;
}
