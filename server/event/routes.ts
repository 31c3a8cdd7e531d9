import { getEvents } from '#contract/event.ts';
import { on, type Route } from '#server/http/call.ts';
import { openStream } from './stream.ts';

export const routes: Route[] = [on(getEvents)(({ context, actor }) => openStream(context, actor))];
