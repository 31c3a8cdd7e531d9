import { noteAudit } from '#core/audit/server/note.ts';
import type { answerTitleToConfirm } from '#core/employee/contract/wish/position-wish.ts';
import {
  findTitleToConfirm,
  forgetTitlesToConfirm,
} from '#core/employee/server/position-wish-queries.ts';
import { lockEmployee } from '#core/employee/server/row-queries.ts';
import { formOf } from '#core/employee/server/rules.ts';
import { updateEmployee } from '#core/employee/server/update-employee.ts';
import { notifyEmployees } from '#core/notification/server/notify.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict } from '#platform/server/shared/errors.ts';

/** Saves the position that somebody wants as any other, or refuses it, and tells them. */
export function answerToTitle(call: Call<typeof answerTitleToConfirm>) {
  const { actor, body, params, t } = call;
  return inBrand(call, async (scope, moment) => {
    const { id } = params;
    const saved = await lockEmployee(scope, id);
    const wish = await findTitleToConfirm(scope, id);
    if (saved.isFired || wish?.positionId !== body.positionId) {
      throw conflict({ path: 'positionId', key: 'directoryMessages.wish.gone' });
    }
    const { positionId, position } = wish;
    if (body.agrees) {
      await updateEmployee(scope, saved, { ...formOf(saved), positionId }, { ...actor, ...moment });
    }
    await forgetTitlesToConfirm(scope, [id]);
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
    const values = { agrees: body.agrees, position, reason };
    await notifyEmployees(scope, 'positionWish', { employeeIds: [id], values }, moment.now);
    return {
      message: t(`directoryMessages.wish.${body.agrees ? 'given' : 'refused'}`, { name, position }),
    };
  });
}
