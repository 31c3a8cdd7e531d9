import { z } from 'zod/mini';
import { newsTypes } from '#core/mail/contract/template/rules/templates.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { id } from '#platform/contract/call/fields.ts';
import { paging } from '#platform/contract/call/query.ts';

/** What somebody is told in the app (rule 33). */
export const notification = z.object({
  id: z.string(),
  type: z.enum(newsTypes),
  /** In the reader's language. */
  text: z.string(),
  /** Where it leads: a path of the web. */
  path: z.string(),
  /** Unix seconds. */
  createdAt: z.number(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

const permission = 'notification_notification_list';

export const getNotificationList = endpoint({
  name: 'getNotificationList',
  summary: "The person's notifications in the session's brand, the newest first; 20 unless asked",
  method: 'GET',
  path: '/notification/list',
  access: permission,
  query: z.strictObject(paging),
  reply: z.object({
    data: z.array(notification),
    count: z.number(),
    unreadCount: z.number(),
  }),
});

/** How many the list shows at most. */
const mostAtOnce = 1000;

export const updateNotification = endpoint({
  name: 'updateNotification',
  summary: 'Marks these of the person’s notifications as read, or all of them',
  method: 'POST',
  path: '/notification/update',
  access: permission,
  body: z.strictObject({
    idList: z.union([z.literal('all'), z.array(id).check(z.minLength(1), z.maxLength(mostAtOnce))]),
  }),
  reply: 'empty',
  errors: ['notFound'],
});
