import { can } from '#web/session/session.ts';
import { onDemand, usePart } from '#web/ui/base/on-demand.ts';

const bell = onDemand(async () => (await import('#web/notification/load-bell.ts')).loadBell());
const stay = () => {};

/** Keeps the bell's place in the header, and loads it when the first screen is there. */
export function BellHost() {
  const Bell = usePart(bell, can('notification_notification_list'), stay);
  return <span className="shell-bell">{Bell && <Bell />}</span>;
}
