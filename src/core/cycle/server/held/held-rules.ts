import type { HeldVoice } from '#core/questionary/server/voice/voice-rules.ts';

/** Somebody of a cycle whose raters can't all be asked on its first day. */
export interface HeldPerson {
  subjectId: string;
  held: readonly HeldVoice[];
}

/** The day on which all of somebody's raters may be asked; null where no day helps. What is in work ends on its last day. */
function dayOf({ held }: HeldPerson): string | null {
  const days = held.flatMap(({ by }) => by?.freeFrom ?? []);
  return days.length === held.length ? (days.sort().at(-1) ?? null) : null;
}

/** Who begins later, the last day of theirs, and who can't go while the cycle lasts. */
export function byDay(people: readonly HeldPerson[], dateEnd: string) {
  const days = people.map((person) => ({ person, day: dayOf(person) }));
  const waits = days.flatMap(({ day }) => (day !== null && day <= dateEnd ? [day] : []));
  return {
    waitingCount: waits.length,
    until: waits.sort().at(-1) ?? null,
    late: days.filter(({ day }) => day === null || day > dateEnd).map(({ person }) => person),
  };
}
