import { getEvents } from '#core/notification/contract/event.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { openStream } from './stream.ts';

export const routes: Route[] = [
  on(getEvents)(({ context, actor, request: { ip } }) => openStream(context, { ...actor, ip })),
];
