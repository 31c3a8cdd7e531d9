import { countInvalid } from '#core/account/server/attempts.ts';
import {
  type Answered,
  getAnsweringList,
  sendResult,
  testingBegin,
  testingStart,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { consentMissing } from '#core/consent/server/require-consent.ts';
import { authenticateInvitation } from '#core/invitation/server/authenticate.ts';
import { decline as declineCall } from '#core/questionary/contract/decline/decline.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { localeOf } from '#platform/server/http/locale.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { getAnsweringData } from './answering-data.ts';
import { noteBegun } from './begun-queries.ts';
import { decline } from './decline.ts';
import { deviceKindOf } from './device-kind.ts';
import { linkUnknown } from './link.ts';
import { notYours } from './not-yours.ts';
import { openLink } from './open-link.ts';
import { listAssignments, setInWork } from './queries.ts';
import { daysOf, requireMine, requireTaken } from './require-mine.ts';
import { assignmentOf, daysIn } from './rules.ts';
import { submit } from './submit.ts';

export const routes: Route[] = [
  on(getAnsweringList)(async (call) => {
    const { actor, query } = call;
    if (!actor.employeeId) return { data: [], count: 0 };
    const { q, dateFrom, dateTo } = query.filterList ?? {};
    const dateOf = (seconds: number | undefined) =>
      seconds === undefined ? undefined : dateIn(actor.timeZone, new Date(seconds * 1000));
    const { today } = daysOf(call);
    const period = { q, from: dateOf(dateFrom), to: dateOf(dateTo), today };
    const participantId = actor.employeeId;
    const { rows, count } = await inBrand(call, (scope) =>
      listAssignments(scope, participantId, query, period),
    );
    return { data: rows.map((row) => assignmentOf(row, daysOf(call))), count };
  }),

  on(testingStart)(async ({ context, query, request }) => {
    const now = context.now();
    const invited = await authenticateInvitation(context.database, query.token);
    if (!invited) {
      await countInvalid(context.database, { purpose: 'testing', address: request.ip, now });
      throw linkUnknown();
    }
    // From here on, errors are in the language of the person invited.
    request.actor = invited;
    const days = daysIn(invited.timeZone, now);
    const data = await inBrand({ context, actor: invited, locale: localeOf(request) }, (scope) =>
      openLink(scope, invited, days),
    );
    return { data };
  }),

  on(testingBegin)(async (call) => {
    const days = daysOf(call);
    await inBrand(call, async (scope) => {
      const { which, isRefused } = await requireTaken(scope, call, call.body, days);
      if (isRefused) throw consentMissing();
      if (!(await setInWork(scope, which))) return;
      const device = deviceKindOf(call.request.headers['user-agent']);
      await noteBegun(scope, which, { device, day: days.today });
    });
    return undefined;
  }),

  on(declineCall)(async (call) => {
    const { reason } = call.body;
    await inBrand(call, async (scope) => {
      const which = await requireMine(scope, call, call.body);
      await decline(scope, which, call.body, { ...daysOf(call), keyring: call.context.keyring });
    });
    return { message: call.t(`testingMessages.${reason ? 'declined' : 'undeclined'}`) };
  }),

  on(testingStartEmployee)(async (call) => {
    const days = daysOf(call);
    const data = await inBrand(call, async (scope) => {
      const which = await requireMine(scope, call, call.query.filterList);
      return getAnsweringData(scope, which, days);
    });
    if (data.status === 'done')
      throw new Failure('linkExpired', {
        text: { key: 'testingMessages.answered' },
        data: { isAnswered: true } satisfies Answered,
      });
    return { data };
  }),

  on(sendResult)(async (call) => {
    const { actor, body, context, t } = call;
    if (!actor.employeeId) throw notYours();
    const now = context.now();
    const sender = {
      brandId: actor.brandId,
      employeeId: actor.employeeId,
      timeZone: actor.timeZone,
      now,
    };
    await submit(context, sender, body);
    return { message: t('testingMessages.saved') };
  }),
];
