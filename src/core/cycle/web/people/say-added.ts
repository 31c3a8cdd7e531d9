import type { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import type { T } from '#platform/texts/t.ts';
import type { CallReply } from '#platform/web/api/call.ts';
import { toast } from '#platform/web/ui/base/toast-store.ts';

/** How many were added, and who could not be. */
export function sayAdded({ message, data }: CallReply<typeof addSubjects>, t: T): void {
  toast.success(message);
  const { leftOutList } = data;
  if (leftOutList.length === 0) return;
  const names = leftOutList.map(({ name }) => name).join(', ');
  toast.error(t('cycle.people.gone'), names);
}
