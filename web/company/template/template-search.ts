import { oneOfParam, searchParams } from '#web/platform/list/params.ts';

/** Which tab is open. */
export const templateSearch = searchParams({
  channel: oneOfParam(['email', 'notification']),
});
