import { makeSheetKeys } from '#core/answer-sheet/server/sheet-keys.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { fewestAsked, openDays } from '#core/follow-up/contract/rules/follow-up.ts';
import { loadHeld } from '#core/questionary/server/voice/load-held.ts';
import { loadReportReaders } from '#core/questionary/server/work/queries.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { listEarlierRaters, setAsked } from './ask-queries.ts';
import { type About, keepResult, lockFollowUp } from './queries.ts';

interface Clock {
  now: Date;
  timeZone: string;
  /** The brand's day. */
  today: string;
}

/**
 * Asks everybody who was asked about this person then, whether or not they answered, but for those who declined, have
 * left, or whose voice another assessment binds (rules 26 and 229). Where too few who count are free nobody is asked.
 * Whoever declined is counted among the free: what is said must not tell of a decline. Running it again changes nothing.
 */
export async function askRaters(
  scope: Scope,
  keyring: Keyring,
  about: About,
  { now, timeZone, today }: Clock,
): Promise<void> {
  const { anonymityThreshold } = await lockBrand(scope);
  const row = await lockFollowUp(scope, about);
  if (!row || row.askedOn || row.result || row.questionIds.length === 0) return;
  const { questionaryId, employeeId: subjectId } = about;
  const raters = await listEarlierRaters(scope, about, now);
  const ids = raters.map(({ id }) => id);
  const opens = await loadReportReaders(scope, ids);
  const voices = raters.map(({ id, type }) => ({
    subjectId,
    raterId: id,
    isAnonymous: type !== 'supervisor',
  }));
  const held = await loadHeld(scope, { voices, dateStart: today }, { now, timeZone });
  const heldIds = new Set(held.map(({ raterId }) => raterId));
  const free = raters.filter(({ id }) => !heldIds.has(id));
  const counted = free.filter(({ id, isCounted }) => isCounted && !opens(id, subjectId));
  const threshold = Math.max(fewestAsked, anonymityThreshold);
  if (counted.filter(({ type }) => type !== 'supervisor').length < threshold)
    return keepResult(scope, about, null);
  await makeSheetKeys(scope, keyring, { questionaryId, isAgain: true, subjectIds: [subjectId] });
  await setAsked(scope, about, {
    raterIds: free.filter(({ hasDeclined }) => !hasDeclined).map(({ id }) => id),
    countedIds: counted.map(({ id }) => id),
    today,
    until: addDays(today, openDays - 1),
    threshold,
  });
}
