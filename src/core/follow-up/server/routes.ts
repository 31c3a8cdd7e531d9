import { notYours } from '#core/answering/server/not-yours.ts';
import {
  answerAgain,
  chooseFollowUp,
  getAskedAgain,
  getFollowUp,
} from '#core/follow-up/contract/follow-up.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { longDate } from '#platform/server/shared/long-date.ts';
import { askedOf, saveAgain } from './answer.ts';
import { findRater, listAskedAgain } from './answer-queries.ts';
import { choose } from './choose.ts';
import { presentFollowUp } from './present.ts';

export const routes: Route[] = [
  on(getFollowUp)((call) =>
    inBrand(call, async (scope, { today }) => ({
      data: await presentFollowUp(scope, call.actor, call.query, today),
    })),
  ),
  on(chooseFollowUp)((call) =>
    inBrand(call, async (scope, { today }) => {
      const data = await choose(scope, call, today);
      const isAsked = call.body.questionIds.length > 0;
      const date = longDate(data?.day ?? today, call.locale);
      return {
        data,
        message: call.t(`followUpMessages.${isAsked ? 'chosen' : 'notAsked'}`, { date }),
      };
    }),
  ),
  on(getAskedAgain)((call) => inBrand(call, (scope, { today }) => readAsked(scope, call, today))),
  on(answerAgain)(async (call) => {
    const { actor, body, context } = call;
    const raterId = actor.employeeId;
    if (!raterId) throw notYours();
    const { keyring } = context;
    const { timeZone } = actor;
    await inBrand(call, (scope, { now }) =>
      saveAgain(scope, body, { raterId, keyring, now, timeZone }),
    );
    return { message: call.t('followUpMessages.sent') };
  }),
];

/** Where nothing is asked nothing is said of the caller either: a link that is over tells nobody whose it was. */
async function readAsked(
  scope: Scope,
  { actor: { employeeId }, locale }: Call<typeof getAskedAgain>,
  today: string,
): Promise<ReplyFields<typeof getAskedAgain>> {
  const asked = employeeId ? await listAskedAgain(scope, employeeId, today) : [];
  const rater = employeeId && asked.length > 0 ? await findRater(scope, employeeId) : undefined;
  return {
    data: {
      locale: rater?.locale ?? locale,
      participant: rater?.name ?? '',
      isConsentAsked: rater?.isConsentAsked ?? false,
      askedList: asked.map(askedOf),
    },
  };
}
