import {
  getNotificationList,
  updateNotification,
} from '#core/notification/contract/notification.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { announce } from '#platform/server/signal/queries.ts';
import { countOwn, findReader, listNotifications, markRead } from './queries.ts';
import { readSpelling } from './spell.ts';

const pageSize = 20;

export const routes: Route[] = [
  on(getNotificationList)(async ({ context, actor, query, locale }) => {
    const { limit = pageSize, offset = 0 } = query;
    return inBrand({ context, actor, locale }, async (scope) => {
      const { rows, ...counts } = await listNotifications(scope, actor.membershipId, {
        limit,
        offset,
      });
      const reader = await findReader(scope, actor.membershipId);
      // Somebody has taken the access away meanwhile: the next call says so.
      if (!reader) return { data: [], ...counts };
      const spell = await readSpelling(scope, reader, locale);
      const data = rows.map((row) => ({
        id: row.id,
        type: row.type,
        ...spell(row),
        createdAt: Math.floor(row.createdAt.getTime() / 1000),
        isRead: row.readAt !== null,
      }));
      return { data, ...counts };
    });
  }),
  on(updateNotification)(async ({ context, actor, body, locale }) => {
    const { membershipId } = actor;
    const ids = body.idList === 'all' ? body.idList : [...new Set(body.idList)];
    await inBrand({ context, actor, locale }, async (scope, { now }) => {
      if (ids !== 'all') await requireOwn(scope, membershipId, ids);
      await markRead(scope, membershipId, { ids, now });
      await announce(scope, 'read', [membershipId]);
    });
    return undefined;
  }),
];

/** Somebody else's is answered like one that does not exist. */
async function requireOwn(scope: Scope, membershipId: string, ids: string[]): Promise<void> {
  if ((await countOwn(scope, membershipId, ids)) < ids.length) throw notFound();
}
