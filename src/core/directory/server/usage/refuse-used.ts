import type { PlaceOfUse, Usage } from '#core/directory/contract/usage.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import type { T } from '#platform/texts/t.ts';

const named = 3;
const words = { here: 'named', fired: 'namedFired', deleted: 'namedDeleted' } as const;

/** 409 with the places of use, in the message and listed under `data` (rule 35). */
export function refuseUsed(usage: Usage, t: T): void {
  if (usage.count === 0) return;
  const first = usage.usedIn.slice(0, named).map((place) => placeText(place, t));
  const more = usage.count - first.length;
  const places = [
    first.join(', '),
    ...(more > 0 ? [t('directoryMessages.morePlaces', { count: more })] : []),
  ].join(' ');
  throw new Failure('conflict', {
    text: { key: 'directoryMessages.inUse', params: { places } },
    data: usage,
  });
}

function placeText({ kind, name, number, left }: PlaceOfUse, t: T): string {
  if (kind === 'questionary')
    return t('directoryMessages.questionaryNamed', { number: number ?? 0 });
  if (kind === 'cycle') return t('directoryMessages.cycleNamed', { name });
  if (kind === 'position') return t('directoryMessages.position.named', { name });
  return t(`directoryMessages.employee.${words[left ?? 'here']}`, { name });
}
