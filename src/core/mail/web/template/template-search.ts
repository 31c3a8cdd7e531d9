import { oneOfParam, searchParams } from '#platform/web/list/params.ts';

/** Which tab is open. */
export const templateSearch = searchParams({
  channel: oneOfParam(['email', 'notification']),
});
