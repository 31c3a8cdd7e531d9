import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { isMailed } from './kinds.ts';
import { type News, takeUntold } from './queries.ts';

/** Nobody needs a letter about what happened so long ago, in ms. It stands in the app. */
const newsFor = 7 * 24 * 60 * 60 * 1000;

/**
 * Passes on what has come since the last time, in one transaction with its being noted: to each person
 * one letter and one message of each type.
 */
export const tellNews: TaskOf<'tell-news'> = async ({ database, now, slack }, { brandId }) => {
  const moment = now();
  await withBrand({ database, brandId }, async (scope) => {
    const untold = await takeUntold(scope, moment);
    const news = untold.filter(({ createdAt }) => moment.getTime() - createdAt.getTime() < newsFor);
    const groups = [...groupBy(news, ({ membershipId, type }) => `${membershipId} ${type}`)];
    const mailed = groups.flatMap(([, group]) =>
      recipientOf(group, ({ type, email }) => (isMailed(type) ? email : null)),
    );
    await queueDeliveries(scope, 'news', mailed, moment);
    if (!slack) return;
    const messaged = groups.flatMap(([, group]) => recipientOf(group, ({ slackId }) => slackId));
    await queueDeliveries(scope, 'news', messaged, moment, 'slack');
  });
};

/** News of one member and type, if they have an address for it. */
function recipientOf(group: News[], addressOf: (first: News) => string | null) {
  const [first] = group;
  const address = first && addressOf(first);
  if (!first || !address) return [];
  const { membershipId, type } = first;
  return [{ email: address, payload: { membershipId, type, ids: group.map(({ id }) => id) } }];
}
