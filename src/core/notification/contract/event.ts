import type { NewsType } from '#core/mail/contract/template/rules/templates.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';

/** What a stream says, by the name of the event. */
export interface Events {
  notification: {
    unreadCount: number;
    /** The types of those that have just come. Lists that show what they are about are out of date. */
    typeList: NewsType[];
  };
  /** A job of the person's own is further on: `getJobList` says how far. */
  job: Record<never, never>;
  /** The account has as many streams as it may: this one ends, and asking now and then must do. */
  full: Record<never, never>;
}

/** An open stream says something at least so often, in ms: an event, or a comment of one colon. */
export const heartbeat = 15_000;

export const getEvents = endpoint({
  name: 'getEvents',
  summary:
    'Server-sent events for the session: `notification` with unreadCount and typeList, first as it stands now, and `job` when one of the person’s own jobs is further on. A comment at least every 15 seconds. Ends with the session. An account has four at once; the fifth says `full` and ends',
  method: 'GET',
  path: '/event',
  access: 'session',
  reply: 'stream',
});
