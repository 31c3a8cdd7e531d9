import { textParam } from '#web/list/params.ts';

/** The part of an address that opens a report over its page: `?questionary=…&employee=…&passed=…`. */
export const reportParams = { questionary: textParam, employee: textParam, passed: textParam };
