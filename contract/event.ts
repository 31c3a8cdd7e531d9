import { endpoint } from './call/endpoint.ts';
import type { NotificationType } from './notification.ts';

/** What a stream says, by the name of the event. */
export interface Events {
  notification: {
    unreadCount: number;
    /** Of those that have just come. Lists that show what they are about are out of date. */
    typeList: NotificationType[];
  };
}

/** An open stream says something at least so often, in ms: an event, or a comment of one colon. */
export const heartbeat = 15_000;

export const getEvents = endpoint({
  name: 'getEvents',
  summary:
    'Server-sent events for the session: `notification` with unreadCount and typeList, first as it stands now. A comment at least every 15 seconds. Ends with the session; at most four at once per account',
  method: 'GET',
  path: '/event',
  access: 'session',
  reply: 'stream',
  errors: ['tooMany'],
});
