import {
  answerPositionWish,
  getPositionWishes,
  withdrawPositionWish,
} from '#core/employee/contract/wish/position-wish.ts';
import {
  forgetPositionWishes,
  listPositionWishes,
} from '#core/employee/server/position-wish-queries.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { answerWish } from './answer-wish.ts';

export const routes: Route[] = [
  on(getPositionWishes)((call) =>
    inBrand(call, async (scope) => {
      const rows = await listPositionWishes(scope);
      return { data: rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() })) };
    }),
  ),
  on(answerPositionWish)(answerWish),
  on(withdrawPositionWish)((call) =>
    inBrand(call, async (scope) => {
      const { employeeId } = call.actor;
      if (!employeeId) throw notFound();
      await forgetPositionWishes(scope, [employeeId]);
      return { message: call.t('profileMessages.wishWithdrawn') };
    }),
  ),
];
