import type { Entered } from '#core/account/contract/auth.ts';
import type {
  addEnrolmentPasskey,
  getEnrolmentPasskeyOptions,
} from '#core/account/contract/passkey.ts';
import { setLocale } from '#core/account/server/account-queries.ts';
import { type AttemptCount, takeBackAttempts } from '#core/account/server/attempt-queries.ts';
import { factorLimits, tryCounted, withAttempt } from '#core/account/server/attempts.ts';
import { type Device, readDevice, signDevice } from '#core/account/server/device.ts';
import { deviceSecret } from '#core/account/server/device-secret.ts';
import { type EntryCall, enterIn, giveEntry } from '#core/account/server/enter.ts';
import { takeCode, takeMailCode, takeRecoveryCode } from '#core/account/server/factor/check.ts';
import { markMailProven, spendTicket, trustDevice } from '#core/account/server/factor/queries.ts';
import { queueTelling } from '#core/account/server/factor/tell.ts';
import { countedOf, type HeldTicket, requireTicket } from '#core/account/server/factor/ticket.ts';
import type { Keep } from '#core/account/server/give-session.ts';
import { queueNewDevice } from '#core/account/server/new-device.ts';
import { queueFailedSignIn } from '#core/account/server/note-entry.ts';
import { takeAnswer } from '#core/account/server/passkey/answer.ts';
import type {
  addEnrolment,
  beginEnrolment,
  checkEnrolment,
  finishEnrolment,
  proveFactor,
} from '#core/factor/contract/factor.ts';
import type { ConfirmationMethod } from '#platform/contract/call/confirmation.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { Failure, invalid } from '#platform/server/shared/errors.ts';
import { type Added, addTotp, beginTotp, finishFirst } from './add-factor.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { newTrusted } from './trusted.ts';

/** The further steps of signing in, each by the ticket of the one before (rule 105). */

interface Asked {
  deviceList?: readonly string[] | undefined;
  locale?: 'ru' | 'en' | undefined;
  trust?: boolean | undefined;
  keep?: Keep | undefined;
}

async function deviceOf({ context }: EntryCall, { email }: HeldTicket, { deviceList = [] }: Asked) {
  const { database, now } = context;
  const holder = { secret: await deviceSecret(database), email, now: now() };
  return { holder, known: readDevice(deviceList, holder) };
}

/** Counts a try of this ticket before anything is tried. */
const count = async ({ context }: EntryCall, ticket: HeldTicket, device?: Device) => {
  const { database, now } = context;
  const limits = factorLimits({ ...ticket, device });
  const [counted] = await withAttempt(database, { limits, now: now() }, async () => {});
  return counted;
};

/** A code of the second factor, or a recovery code: each works once. */
export async function signInByFactor(call: Call<typeof proveFactor>) {
  const { context, body } = call;
  const ticket = await requireTicket(call, body.ticket, 'factor');
  const { accountId } = ticket;
  const { known } = await deviceOf(call, ticket, body);
  const counted = await count(call, ticket, known);
  const how = await tryCounted(context.database, counted, async () => {
    if (body.code !== undefined) return takeCode(context, accountId, body.code);
    if (body.passkey !== undefined) return takeAnswer(call, body.passkey, answered(ticket));
    const left = await takeRecoveryCode(context, accountId, body.recovery ?? '');
    return left === undefined ? 'wrong' : 'right';
  });
  const path = body.code ? 'code' : body.passkey ? 'passkey' : 'recovery';
  if (how !== 'right') {
    await queueFailedSignIn(call, ticket.email);
    throw invalid(wrongCode(path, how));
  }
  const provedHow = path === 'code' ? 'totp' : path;
  return open(call, ticket, { counted, provedHow, asked: body });
}

/** Who must have signed with a passkey, and for what. */
const answered = ({ accountId, brandId, tokenHash: holder }: HeldTicket) => ({
  accountId,
  brandId,
  errand: { purpose: 'factor', holder } as const,
});

export const wrongCode = (
  path: 'code' | 'recovery' | 'mailCode' | 'passkey',
  how: 'slow' | 'wrong' = 'wrong',
): Issue => ({
  path,
  key: how === 'slow' ? 'factorMessages.slowClock' : `factorMessages.wrong.${path}`,
});

/** Opens the session, takes back what was counted for the password and the code, and trusts the device if asked. */
async function open(
  call: EntryCall,
  ticket: HeldTicket,
  {
    counted,
    provedHow,
    asked,
  }: { counted: readonly AttemptCount[]; provedHow: ConfirmationMethod; asked: Asked },
): Promise<Entered> {
  const { context, request } = call;
  const { accountId, brandId, domain, name, passwordHash, tokenHash, trustDays } = ticket;
  const { holder, known } = await deviceOf(call, ticket, asked);
  const device = signDevice(known, holder);
  const proved = { provedHow, hasFactor: true, provider: ticket.provider ?? undefined };
  const entrant = { accountId, brandId, domain, name, passwordHash, ...proved };
  const opened = await withPossession(context.database, { accountId, tokenHash }, async (tx) => {
    if (!(await spendTicket(tx, tokenHash))) throw new Failure('linkExpired');
    return enterIn(tx, call, entrant, () => [
      takeBackAttempts(tx, [...counted, ...countedOf(ticket)]),
      ...(known ? [] : [queueNewDevice(tx, entrant, { context, request })]),
      ...(asked.locale ? [setLocale(tx, accountId, asked.locale)] : []),
      ...(asked.trust && trustDays > 0
        ? [trustDevice(tx, newTrusted({ accountId, device }, call))]
        : []),
      ...(provedHow === 'recovery' ? [queueTelling(tx, entrant, 'recoveryUsed', call)] : []),
    ]);
  });
  const given = await giveEntry({ context, request, keep: asked.keep }, entrant, opened);
  return { ...given, device };
}

export async function checkMailCode(call: Call<typeof checkEnrolment>) {
  const { context, body } = call;
  const ticket = await requireTicket(call, body.ticket, 'enrol');
  const { accountId, tokenHash } = ticket;
  const counted = await count(call, ticket);
  const isRight = await tryCounted(context.database, counted, () =>
    withPossession(context.database, { accountId, tokenHash }, async (tx) => {
      const held = { accountId, code: body.mailCode };
      if (!(await takeMailCode(tx, held, context.now()))) return false;
      await takeBackAttempts(tx, counted);
      await markMailProven(tx, tokenHash);
      return true;
    }),
  );
  if (!isRight) throw invalid(wrongCode('mailCode'));
  return {};
}

/** 403 before the mailed code: whoever has merely stolen the password adds no factor (rule 105). */
async function requireProvenTicket(call: EntryCall, ticket: string): Promise<HeldTicket> {
  const held = await requireTicket(call, ticket, 'enrol');
  if (!held.mailProven) throw new Failure('forbidden');
  return held;
}

export async function beginAtSignIn(call: Call<typeof beginEnrolment>) {
  const { email } = await requireProvenTicket(call, call.body.ticket);
  return beginTotp(email, call.t);
}

export async function addAtSignIn(
  call: Call<typeof addEnrolment>,
): Promise<Pick<Added, 'codeList'>> {
  const { ticket: given, ...form } = call.body;
  const ticket = await requireProvenTicket(call, given);
  const counted = await count(call, ticket);
  const added = await tryCounted(call.context.database, counted, () => addTotp(call, ticket, form));
  await withPossession(call.context.database, {}, (tx) => takeBackAttempts(tx, counted));
  return added;
}

const enrolled = ({ tokenHash: holder }: HeldTicket) => ({ purpose: 'register', holder }) as const;

export async function beginPasskeyAtSignIn(call: Call<typeof getEnrolmentPasskeyOptions>) {
  const ticket = await requireProvenTicket(call, call.body.ticket);
  return beginPasskey(call.context, ticket, { errand: enrolled(ticket), t: call.t });
}

export async function addPasskeyAtSignIn(
  call: Call<typeof addEnrolmentPasskey>,
): Promise<Pick<Added, 'codeList'>> {
  const { ticket: given, ...form } = call.body;
  const ticket = await requireProvenTicket(call, given);
  return addPasskey(call, ticket, { ...form, errand: enrolled(ticket) });
}

export async function finishAtSignIn(call: Call<typeof finishEnrolment>) {
  const { context, body } = call;
  const ticket = await requireProvenTicket(call, body.ticket);
  const counted = await count(call, ticket);
  const finished = await tryCounted(context.database, counted, () =>
    finishFirst(call, ticket, body.recovery),
  );
  if (!finished) throw invalid(wrongCode('recovery'));
  return open(call, ticket, { counted, provedHow: finished.added ?? 'recovery', asked: body });
}
