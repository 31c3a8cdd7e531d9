import { methods } from '#platform/contract/rules/methods.ts';
import { oneOfParam, searchParams, textParam } from '#platform/web/list/params.ts';

/** The address of the page. The year and method of the latest report need no word. */
export const weakSearch = searchParams({ year: textParam, method: oneOfParam(methods) });
