import type { Scope } from '#platform/server/db/scope.ts';

interface Person {
  employeeId: string;
  name: string;
}
interface Assessment {
  questionaryId: string;
  number: number;
}

/**
 * What may happen in a company that others want to hear of, with what is said of it: ids, a number, at most a name.
 * There is no place for a mark, a text, a count of answers or who has answered (rule 199).
 */
export interface Events {
  'employee.joined': Person;
  'employee.changed': Person;
  'employee.left': Person;
  'assessment.started': Assessment;
  'assessment.finished': Assessment;
  'report.ready': Assessment & { employeeId: string };
  'security.rightsChanged': { userId: string; name: string };
  'security.keyMade': { keyId: string; name: string };
  'person.erased': { employeeId: string };
}

export type News = {
  [Name in keyof Events]: {
    event: Name;
    facts: Events[Name];
    /** When it is told, where that is later than now. */
    at?: Date | undefined;
  };
}[keyof Events];

type Hear = (scope: Scope, news: readonly News[], now: Date) => Promise<void>;

/** Who hears of it, from the hears.ts of each subject (src/app/server/listeners.ts). Not set: nobody has said. */
let listeners: readonly Hear[] | undefined;
export const letHear = (all: readonly Hear[]): void => {
  listeners = all;
};

/**
 * Says what has happened, in the transaction of the act itself: both happen or neither. Throws in a program that hasn't
 * said who listens, as its news would be lost unseen.
 */
export async function happened(scope: Scope, news: readonly News[], now: Date): Promise<void> {
  if (!listeners)
    throw new Error('This program has not said who hears of news: import listeners.ts.');
  for (const hear of listeners) await hear(scope, news, now);
}
