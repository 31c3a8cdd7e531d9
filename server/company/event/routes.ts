import { getEvents } from '#contract/company/event.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { openStream } from './stream.ts';

export const routes: Route[] = [
  on(getEvents)(({ context, actor, request: { ip } }) => openStream(context, { ...actor, ip })),
];
