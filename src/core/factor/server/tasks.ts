import type { FactorNews } from '#core/factor/contract/rules/factor.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { notify } from '#core/notification/server/notify.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { findPerson } from './queries.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Tells somebody what has become of their second factor. */
    'tell-factor': NewDevice & { brandId: string; accountId: string; what: FactorNews };
  }
}

/** Tells somebody of their own second factor, by letter and in the bell. */
export const tellFactor: TaskOf<'tell-factor'> = async (
  { database, now },
  { brandId, ...payload },
) => {
  await withBrand({ database, brandId }, async (scope) => {
    const person = await findPerson(scope, payload.accountId);
    if (!person) return;
    await queueDeliveries(scope, 'factor', [{ email: person.email, payload }], now());
    const { what, browser, system } = payload;
    const values = { what, browser, system };
    await notify(scope, 'factor', { membershipIds: [person.membershipId], values }, now());
  });
};

/** Queues the letter with a code. The code itself is made when it is written. */
export const mailCode: TaskOf<'mail-code'> = async ({ database, now }, { brandId, accountId }) => {
  await withBrand({ database, brandId }, async (scope) => {
    const person = await findPerson(scope, accountId);
    if (!person) return;
    await queueDeliveries(
      scope,
      'mailCode',
      [{ email: person.email, payload: { accountId } }],
      now(),
    );
  });
};
