import type { FormField } from '#core/questionary/contract/questionary.ts';
import type { HeldAnswer } from '#core/questionary/contract/questionary-change.ts';
import type { QuestionaryRow } from '#core/questionary/server/record/queries.ts';
import {
  dayForAll,
  type HeldVoice,
  type Voice,
  voicesOf,
} from '#core/questionary/server/voice/voice-rules.ts';
import { addDays, daysBetween } from '#platform/contract/rules/days.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { mayLeaveOut } from './leave-out.ts';
import type { DecidingFacts, WorkFacts } from './rules.ts';

interface Settled {
  facts: DecidingFacts;
  row: QuestionaryRow;
  /** Who is not asked about whom. */
  leftOut: readonly HeldVoice[];
  /** The fields of the form that the answer has changed. */
  changed: FormField[];
}

/** The questionary as it is: without an answer nothing is settled. */
export const asGiven = (facts: DecidingFacts, row: QuestionaryRow): Settled => ({
  facts,
  row,
  leftOut: [],
  changed: [],
});

/**
 * What may be done about voices that can't begin now (rule 26c): begin on the day when all may, with as many days
 * as before, or leave them out where every role keeps what it would show. Nobody does it about themself.
 */
export function waysOut(facts: WorkFacts) {
  const { held, readerId } = facts;
  const isOpen = held.length > 0 && held.every(({ subjectId }) => subjectId !== readerId);
  return {
    beginOn: isOpen ? dayForAll(held) : null,
    mayLeaveOut: isOpen && mayLeaveOut(facts),
    droppedCount: countDropped(facts),
  };
}

/** How many raters would be asked about nobody, as none of their voices may begin. */
function countDropped(facts: WorkFacts): number {
  const byRater = (voices: readonly Voice[]) => groupBy(voices, ({ raterId }) => raterId);
  const wanted = byRater(voicesOf(facts));
  return [...byRater(facts.held)].filter(([id, own]) => wanted.get(id)?.length === own.length)
    .length;
}

/** The questionary as it goes to work by HR's answer. What the answer doesn't settle stays held. */
export function settleHeld(facts: WorkFacts, row: QuestionaryRow, answer: HeldAnswer): Settled {
  const ways = waysOut(facts);
  if (answer === 'later' && ways.beginOn) {
    const dateStart = ways.beginOn;
    const dateEnd = addDays(row.dateEnd, daysBetween(row.dateStart, dateStart));
    return {
      ...asGiven({ ...facts, held: [], dateEnd }, { ...row, dateStart, dateEnd }),
      changed: ['dateStart', 'dateEnd'],
    };
  }
  if (answer === 'leaveOut' && ways.mayLeaveOut) {
    return {
      ...asGiven({ ...facts, held: [] }, row),
      leftOut: facts.held,
      changed: ['participantList'],
    };
  }
  return asGiven(facts, row);
}
