import { getProofOptions, prove } from '#contract/company/proof.ts';
import { proofLasts } from '#contract/platform/call/proof.ts';
import { lockPassword } from '#server/company/auth/account-queries.ts';
import { takeBackAttempts } from '#server/company/auth/attempt-queries.ts';
import { proofLimits, tryCounted, withAttempt } from '#server/company/auth/attempts.ts';
import { noteEntry } from '#server/company/auth/note-entry.ts';
import { isPassword } from '#server/company/auth/password.ts';
import { markProved } from '#server/company/auth/queries.ts';
import { together, withPossession } from '#server/platform/db/scope.ts';
import { type Call, on, type Route } from '#server/platform/http/call.ts';
import { invalid } from '#server/platform/shared/errors.ts';

export const routes: Route[] = [
  on(getProofOptions)(async () => ({ methodList: ['password' as const] })),
  on(prove)(proveByPassword),
];

/** Counted and limited like signing in (rule 44). A wrong password is noted in the activity log. */
async function proveByPassword({ context, actor, body, request }: Call<typeof prove>) {
  const { database, now } = context;
  const { accountId, tokenHash } = actor;
  const seen = { limits: proofLimits(actor), now: now(), accountId };
  const [counted, passwordHash] = await withAttempt(database, seen, (tx) =>
    lockPassword(tx, accountId),
  );
  const provedAt = await tryCounted(database, counted, async () => {
    if (!(await isPassword(passwordHash ?? null, body.password))) return undefined;
    const moment = now();
    return withPossession(database, { accountId, tokenHash }, async (tx) => {
      // Somebody has replaced the password since: then nothing is proved.
      if ((await lockPassword(tx, accountId)) !== passwordHash) return undefined;
      await together(
        markProved(tx, tokenHash, { provedAt: moment, provedHow: 'password' }),
        takeBackAttempts(tx, counted),
        noteEntry(tx, actor, 'prove', { context, request }),
      );
      return moment;
    });
  });
  if (!provedAt) {
    await withPossession(database, { accountId }, (tx) =>
      noteEntry(tx, actor, 'proveFailed', { context, request }),
    );
    throw invalid({ path: 'password', key: 'interrupted.wrongPassword' });
  }
  return { until: new Date(provedAt.getTime() + proofLasts).toISOString() };
}
