import { textParam } from '#platform/web/list/params.ts';

/**
 * The part of an address that opens a report over its page, `?questionary=…&employee=…&passed=…`,
 * or a comparison: `?compare=…&employee=…&with=previous`, `choose`, or the other questionary's id.
 */
export const reportParams = {
  questionary: textParam,
  employee: textParam,
  passed: textParam,
  compare: textParam,
  with: textParam,
};
