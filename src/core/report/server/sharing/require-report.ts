import { sharingPolicy } from '#core/report/contract/policy/report.ts';
import { requireBy } from '#platform/server/shared/require-by.ts';

const refused = <Key extends string>(key: Key) =>
  ({ path: 'questionaryId', key: `reportOpening.errors.${key}` }) as const;

/** 409 unless a report that isn't open may be opened, held or let go as it stands. */
export const requireReport = requireBy(sharingPolicy, {
  release: refused('held'),
  hold: refused('heldAlready'),
  letGo: refused('notHeld'),
});
