import { getLetterClock } from '#core/company/server/queries.ts';
import { type Days, dueFromStart, queueWave } from '#core/invitation/server/queue.ts';
import { countToRemind } from '#core/invitation/server/remind.ts';
import {
  type changeMany as endpoint,
  type ManyOutcome,
  manyVerbs,
} from '#core/questionary/contract/questionary-many.ts';
import { isSubjectOf } from '#core/questionary/server/decline/queries.ts';
import { loadOf } from '#core/questionary/server/load/load-rules.ts';
import { nameQuestionary, noteQuestionary } from '#core/questionary/server/note-questionary.ts';
import { getQuestionaryRow, lockQuestionary } from '#core/questionary/server/record/queries.ts';
import { countingIssues } from '#core/questionary/server/work/counting-rules.ts';
import { countOutcomes } from '#core/questionary/server/work/group-preview.ts';
import { inviteesOf, type WorkFacts } from '#core/questionary/server/work/rules.ts';
import { joinWarnings } from '#core/questionary/server/work/warning-rules.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Body, ReplyFields } from '#platform/contract/call/endpoint.ts';
import { type Issue, speakIssue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { Failure, notFound } from '#platform/server/shared/errors.ts';
import type { T } from '#platform/texts/t.ts';
import { actions } from './actions.ts';

/** The verb under which the activity log has each action. Completing moves the last day, as saving does: `update`. */
const notedAs = { ...manyVerbs, done: 'update' } as const;

type Many = Call<typeof endpoint>;
type Reply = ReplyFields<typeof endpoint>;

/**
 * Does the action with each questionary in a transaction of its own, in the given order. One that
 * is refused stays as it is and says why; the others go on. 404 if none of them is there.
 */
export async function changeMany(call: Many): Promise<Reply> {
  const data: ManyOutcome[] = [];
  for (const id of idsOf(call.body)) data.push(await changeOne(call, id));
  // One letter per person about all that went to work.
  if (call.body.action === 'inwork') {
    await inBrand(call, (scope, { now }) => queueWave(scope, now));
  }
  return {
    data: requireAny(data),
    inviteeCount: 0,
    letterCount: null,
    invitedFrom: null,
    warningList: [],
    roleOutcomeList: [],
    load: null,
  };
}

async function changeOne(call: Many, id: string): Promise<ManyOutcome> {
  const { act } = actions[call.body.action];
  return outcomeOf(id, call.t, (found) =>
    inBrand(call, async (scope, { now }) => {
      const row = await lockQuestionary(scope, id);
      found(row.number);
      // Named first: afterwards it may be gone.
      const named = await nameQuestionary(scope, id);
      const details = await act(scope, row, askedOf(call, now));
      if (details) await noteQuestionary(scope, call, notedAs[call.body.action], named, details);
    }),
  );
}

/** Says what the action would do with each, and what to know before it. Changes nothing. */
export function tryMany(call: Many): Promise<Reply> {
  const { check } = actions[call.body.action];
  return inBrand(call, async (scope, { now }) => {
    const data: ManyOutcome[] = [];
    const going: [string, WorkFacts][] = [];
    const days: Days[] = [];
    for (const id of idsOf(call.body)) {
      const outcome = await outcomeOf(id, call.t, async (found) => {
        const row = await getQuestionaryRow(scope, id);
        found(row.number);
        const facts = await check(scope, row, askedOf(call, now));
        if (facts) {
          going.push([id, facts]);
          days.push(row);
        }
      });
      data.push(outcome);
    }
    const isReminder = call.body.action === 'remind';
    const toRemind = isReminder ? data.filter(({ error }) => error === null) : [];
    const ready = going.map(([, facts]) => facts);
    const warnings = joinWarnings(ready.flatMap(countingIssues));
    return {
      data: requireAny(data),
      inviteeCount: new Set(ready.flatMap(inviteesOf)).size,
      letterCount: isReminder ? await countLetters(scope, toRemind, askedOf(call, now)) : null,
      invitedFrom: await findInvitedFrom(scope, days, now),
      warningList: warnings.map((issue) => speakIssue(issue, call.t)),
      roleOutcomeList: countOutcomes(ready),
      load: going.length > 0 ? loadOf(going) : null,
    };
  });
}

/** Null where one of them is about the caller: it would tell how many have answered about them. */
async function countLetters(
  scope: Scope,
  toRemind: readonly ManyOutcome[],
  { employeeId, ...clock }: Clock & { employeeId: string | null },
): Promise<number | null> {
  const questionaryIds = toRemind.map(({ id }) => id);
  for (const id of questionaryIds) {
    if (await isSubjectOf(scope, id, employeeId)) return null;
  }
  return questionaryIds.length > 0 ? countToRemind(scope, { questionaryIds }, clock) : 0;
}

/** Null where some are invited at once. */
async function findInvitedFrom(
  scope: Scope,
  going: readonly Days[],
  now: Date,
): Promise<string | null> {
  if (going.length === 0) return null;
  const clock = await getLetterClock(scope);
  const times = going.map((days) => dueFromStart(days, { now, clock }).getTime());
  const first = Math.min(...times);
  return first > now.getTime() ? new Date(first).toISOString() : null;
}

const idsOf = ({ idList }: Body<typeof endpoint>) => new Set(idList);

const askedOf = (
  { actor: { timeZone, accountId: by, employeeId }, body, locale, context: { keyring } }: Many,
  now: Date,
) => ({
  by,
  employeeId,
  keyring,
  locale,
  now,
  timeZone,
  dateEnd: body.dateEnd ?? '',
});

/** What became of one questionary. Only a refusal is its own affair: any other error ends the whole call. */
async function outcomeOf(
  id: string,
  t: T,
  work: (found: (number: number) => void) => Promise<void>,
): Promise<ManyOutcome> {
  let number: number | null = null;
  try {
    await work((known) => {
      number = known;
    });
    return { id, number, error: null };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { id, number, error: reasonOf(error, t) };
  }
}

function reasonOf({ failure, details }: Failure, t: T): string {
  const say = (issue: Pick<Issue, 'key' | 'params'>) => speakIssue(issue, t);
  const reasons = details.issues?.map(say) ?? [];
  return reasons.join('; ') || say(details.text ?? { key: `errors.${failure}` });
}

function requireAny(data: ManyOutcome[]): ManyOutcome[] {
  if (data.every(({ number }) => number === null)) throw notFound();
  return data;
}
