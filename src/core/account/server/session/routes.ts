import {
  endOtherSessions,
  endSession,
  getSessionList,
  keepInCookie,
} from '#core/account/contract/session.ts';
import { endTrust } from '#core/account/server/factor/queries.ts';
import { deleteSession } from '#core/account/server/queries.ts';
import { withoutCookie } from '#core/account/server/sign-out.ts';
import { type Doer, noteAudit } from '#core/audit/server/note.ts';
import { enterBrand, type Tx, withPossession } from '#platform/server/db/scope.ts';
import { type Actor, on, type Route } from '#platform/server/http/call.ts';
import {
  bearerToken,
  cookieToken,
  requireOwnPage,
  sessionCookie,
} from '#platform/server/http/cookie/session-cookie.ts';
import { refuseInPublicDemo } from '#platform/server/public-demo/refuse.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { endOthers, listSessions } from './queries.ts';

export const routes: Route[] = [
  on(getSessionList)(async ({ context: { database, now }, actor }) => {
    const { accountId } = actor;
    const data = await withPossession(database, { accountId }, (tx) =>
      listSessions(tx, { ...actor, onlyIn: onlyIn(actor) }, now()),
    );
    return { data };
  }),
  on(keepInCookie)(async ({ context: { config }, actor, request }) => {
    requireOwnPage(request, config);
    const token = bearerToken(request) ?? cookieToken(request, config) ?? '';
    return { session: actor.sessionId, cookie: sessionCookie(token, request, config) };
  }),
  on(endOtherSessions)(async ({ context, actor, request, t }) => {
    const { accountId, sessionId: kept } = actor;
    // They are other visitors'.
    refuseInPublicDemo(context.config);
    await withPossession(context.database, { accountId }, async (tx) => {
      await endOthers(tx, { accountId, kept, onlyIn: onlyIn(actor) });
      if (actor.reach === 'account') await endTrust(tx, accountId);
      await noteEnd(tx, { context, actor, request });
    });
    return { message: t('settings.sessions.othersEnded') };
  }),
  on(endSession)(async ({ context, actor, request, params: { id }, t }) => {
    const { accountId, sessionId: kept, tokenHash } = actor;
    if (id !== kept) refuseInPublicDemo(context.config);
    await withPossession(context.database, { accountId }, async (tx) => {
      if (id === kept) await deleteSession(tx, tokenHash);
      else if ((await endOthers(tx, { accountId, kept, id, onlyIn: onlyIn(actor) })) === 0)
        throw notFound();
      await noteEnd(tx, { context, actor, request });
    });
    const own = id === kept ? withoutCookie(request, context.config) : {};
    return { ...own, message: t('settings.sessions.ended') };
  }),
];

/** A session that a company's provider opened knows of none in other companies (rule 111). */
const onlyIn = ({ reach, brandId }: Pick<Actor, 'reach' | 'brandId'>) =>
  reach === 'brand' ? brandId : undefined;

/** Notes the end in the log of the company that the person is in. */
async function noteEnd(
  tx: Tx,
  { context, actor, request }: Doer & { actor: { brandId: string } },
): Promise<void> {
  const scope = await enterBrand(tx, actor.brandId);
  const note = { verb: 'endSessions', kind: 'account', id: actor.accountId, name: '' } as const;
  await noteAudit(scope, { context, actor, ...(request && { request }) }, note);
}
