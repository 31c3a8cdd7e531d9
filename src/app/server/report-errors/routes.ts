import { reportError } from '#platform/contract/report-errors.ts';
import { on, type Route } from '#platform/server/http/call.ts';

export const routes: Route[] = [
  on(reportError)(async ({ context, body, request }) => {
    context.reporter?.report({ platform: 'javascript', ...body }, request.ip);
    return undefined;
  }),
];
