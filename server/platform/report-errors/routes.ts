import { reportError } from '#contract/platform/report-errors.ts';
import { on, type Route } from '#server/platform/http/call.ts';

export const routes: Route[] = [
  on(reportError)(async ({ context, body, request }) => {
    context.reporter?.report({ platform: 'javascript', ...body }, request.ip);
    return undefined;
  }),
];
