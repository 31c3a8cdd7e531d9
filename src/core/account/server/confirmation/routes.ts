import {
  getConfirmationOptions,
  mailConfirmationCode,
  prove,
} from '#core/account/contract/confirmation.ts';
import { lockPassword } from '#core/account/server/account-queries.ts';
import { takeBackAttempts } from '#core/account/server/attempt-queries.ts';
import {
  confirmationLimits,
  mailCodeLimits,
  takeAttempt,
  tryCounted,
  withAttempt,
} from '#core/account/server/attempts.ts';
import { takeCode, takeMailCode, takeRecoveryCode } from '#core/account/server/factor/check.ts';
import { listStandings } from '#core/account/server/factor/queries.ts';
import { confirmationMethods } from '#core/account/server/factor/standing.ts';
import { noteEntry } from '#core/account/server/note-entry.ts';
import { takeAnswer } from '#core/account/server/passkey/answer.ts';
import { isPassword } from '#core/account/server/password.ts';
import { markProved } from '#core/account/server/queries.ts';
import {
  type ConfirmationMethod,
  confirmationLasts,
} from '#platform/contract/call/confirmation.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { type Tx, together, withPossession } from '#platform/server/db/scope.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict, invalid } from '#platform/server/shared/errors.ts';

export const routes: Route[] = [
  on(getConfirmationOptions)(async ({ context, actor: { accountId, reach } }) => {
    const moment = context.now();
    const own = await withPossession(context.database, { accountId }, (tx) =>
      listMethods(tx, accountId, moment),
    );
    // Whoever came by a company's provider proves it there (rule 111).
    return { methodList: reach === 'brand' ? ['sso' as const, ...own] : own };
  }),
  on(prove)(proveIt),
  on(mailConfirmationCode)(async ({ context, actor, t }) => {
    const { accountId, brandId } = actor;
    const moment = context.now();
    await withPossession(context.database, { accountId }, async (tx) => {
      await takeAttempt(tx, mailCodeLimits(accountId), moment);
      const methods = await listMethods(tx, accountId, moment);
      if (!methods.includes('mail')) throw conflict();
      await addJob({ tx }, 'mail-code', { brandId, accountId });
    });
    return { message: t('factorMessages.codeMailed') };
  }),
];

const listMethods = async (tx: Tx, accountId: string, now: Date): Promise<ConfirmationMethod[]> =>
  confirmationMethods(await listStandings(tx, accountId), now);

interface Wrong {
  issue: Issue;
}
const wrong = (path: string, key: Issue['key']): Wrong => ({ issue: { path, key } });

/** Counted and limited like signing in (rule 44). What is wrong is noted in the activity log. */
async function proveIt(call: Call<typeof prove>) {
  const { context, actor, request } = call;
  const { database, now } = context;
  const { accountId, tokenHash } = actor;
  const seen = { limits: confirmationLimits(actor), now: now(), accountId };
  const [counted, known] = await withAttempt(database, seen, async (tx) => ({
    passwordHash: (await lockPassword(tx, accountId)) ?? null,
    methods: await listMethods(tx, accountId, now()),
  }));
  const proved = await tryCounted(database, counted, async () => {
    const provedHow = await tryConfirmation(call, known);
    if (typeof provedHow !== 'string') return provedHow;
    const provedAt = now();
    return withPossession(database, { accountId, tokenHash }, async (tx) => {
      // Somebody has replaced the password since: then nothing is proved.
      const current = (await lockPassword(tx, accountId)) ?? null;
      if (current !== known.passwordHash) return wrong('password', 'interrupted.wrongPassword');
      await together(
        markProved(tx, tokenHash, { provedAt, provedHow }),
        takeBackAttempts(tx, counted),
        noteEntry(tx, actor, 'prove', { context, request }),
      );
      return provedAt;
    });
  });
  if (!(proved instanceof Date)) {
    await withPossession(database, { accountId }, (tx) =>
      noteEntry(tx, actor, 'proveFailed', { context, request }),
    );
    throw invalid(proved.issue);
  }
  return { until: new Date(proved.getTime() + confirmationLasts).toISOString() };
}

/** Only what the person is asked for counts: who has a factor doesn't prove it by the password. */
async function tryConfirmation(
  call: Call<typeof prove>,
  {
    passwordHash,
    methods,
  }: { passwordHash: string | null; methods: readonly ConfirmationMethod[] },
): Promise<ConfirmationMethod | Wrong> {
  const { context, actor, body } = call;
  const { accountId } = actor;
  const { password, code, recovery, mailCode, passkey } = body;
  if (passkey !== undefined && methods.includes('passkey')) {
    const errand = { purpose: 'prove', holder: actor.sessionId } as const;
    const result = await takeAnswer(call, passkey, { ...actor, errand });
    return result === 'right' ? 'passkey' : wrong('passkey', 'factorMessages.wrong.passkey');
  }
  if (code !== undefined && methods.includes('totp')) {
    const result = await takeCode(context, accountId, code);
    if (result === 'right') return 'totp';
    return wrong(
      'code',
      result === 'slow' ? 'factorMessages.slowClock' : 'factorMessages.wrong.code',
    );
  }
  if (recovery !== undefined && methods.includes('recovery')) {
    const left = await takeRecoveryCode(context, accountId, recovery);
    return left === undefined ? wrong('recovery', 'factorMessages.wrong.recovery') : 'recovery';
  }
  if (mailCode !== undefined && methods.includes('mail')) {
    const held = { accountId, code: mailCode };
    const isRight = await withPossession(context.database, { accountId }, (tx) =>
      takeMailCode(tx, held, context.now()),
    );
    return isRight ? 'mail' : wrong('mailCode', 'factorMessages.wrong.mailCode');
  }
  const isRight = password !== undefined && (await isPassword(passwordHash, password));
  if (isRight && methods.includes('password')) return 'password';
  const path = Object.keys(body)[0] ?? 'password';
  return wrong(path, isRight ? 'factorMessages.notByPassword' : 'interrupted.wrongPassword');
}
