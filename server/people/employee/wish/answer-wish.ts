import type { answerPositionWish } from '#contract/people/wish/position-wish.ts';
import { loggedName } from '#contract/platform/rules/names.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import { notifyOfWish } from '#server/company/notification/notify.ts';
import {
  findPositionWish,
  forgetPositionWishes,
} from '#server/people/employee/position-wish-queries.ts';
import { lockEmployee } from '#server/people/employee/row-queries.ts';
import { formOf } from '#server/people/employee/rules.ts';
import { updateEmployee } from '#server/people/employee/update-employee.ts';
import type { Call } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { conflict } from '#server/platform/shared/errors.ts';

/** Saves the position that somebody wants as any other, or refuses it, and tells them. */
export function answerWish(call: Call<typeof answerPositionWish>) {
  const { actor, body, params, t } = call;
  return inBrand(call, async (scope, moment) => {
    const { id } = params;
    const saved = await lockEmployee(scope, id);
    const wish = await findPositionWish(scope, id);
    if (saved.isFired || wish?.positionId !== body.positionId) {
      throw conflict({ path: 'positionId', key: 'directoryMessages.wish.gone' });
    }
    const { positionId, position } = wish;
    if (body.agrees) {
      await updateEmployee(scope, saved, { ...formOf(saved), positionId }, { ...actor, ...moment });
    }
    await forgetPositionWishes(scope, [id]);
    const name = loggedName(saved);
    const note = { kind: 'employee', id, name } as const;
    await noteAudit(
      scope,
      call,
      body.agrees
        ? { ...note, verb: 'update', details: { fieldList: ['positionId'] } }
        : { ...note, verb: 'wishRefused' },
    );
    const reason = body.agrees ? '' : (body.reason ?? '');
    await notifyOfWish(scope, id, { agrees: body.agrees, position, reason }, moment.now);
    return {
      message: t(`directoryMessages.wish.${body.agrees ? 'given' : 'refused'}`, { name, position }),
    };
  });
}
