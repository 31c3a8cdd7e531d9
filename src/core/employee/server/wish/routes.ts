import {
  answerTitleToConfirm,
  getTitlesToConfirm,
  withdrawTitleToConfirm,
} from '#core/employee/contract/wish/position-wish.ts';
import {
  forgetTitlesToConfirm,
  listTitlesToConfirm,
} from '#core/employee/server/position-wish-queries.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { answerToTitle } from './answer-wish.ts';

export const routes: Route[] = [
  on(getTitlesToConfirm)((call) =>
    inBrand(call, async (scope) => {
      const rows = await listTitlesToConfirm(scope);
      return { data: rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() })) };
    }),
  ),
  on(answerTitleToConfirm)(answerToTitle),
  on(withdrawTitleToConfirm)((call) =>
    inBrand(call, async (scope) => {
      const { employeeId } = call.actor;
      if (!employeeId) throw notFound();
      await forgetTitlesToConfirm(scope, [employeeId]);
      return { message: call.t('profileMessages.wishWithdrawn') };
    }),
  ),
];
