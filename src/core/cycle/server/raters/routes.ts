import { takeSearch } from '#core/account/server/attempts.ts';
import { mostOnBoard } from '#core/cycle/contract/cycle-subjects.ts';
import {
  approveMany,
  fewestLetters,
  getApprovals,
  getCandidates,
  getRaters,
  mostCandidates,
  saveRaters,
} from '#core/cycle/contract/raters.ts';
import { noteCycle } from '#core/cycle/server/note-cycle.ts';
import { nameQuestionary, noteQuestionary } from '#core/questionary/server/note-questionary.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand, type Moment } from '#platform/server/http/in-brand.ts';
import { invalid, stale } from '#platform/server/shared/errors.ts';
import { askerOf, type ListAsker, spokenTo } from './access.ts';
import { addRaters } from './add-raters.ts';
import { listApprovals } from './approvals.ts';
import { approveLists } from './approve-many.ts';
import { presentList, withLoads } from './present.ts';
import { searchCandidates } from './rater-queries.ts';
import { openList, requireList } from './require-list.ts';
import { auditVerbOf, saveList } from './save-raters.ts';

export const routes: Route[] = [
  on(getCandidates)(async (call) => {
    const asker = askerOf(call.actor);
    if (asker.isLink) await takeLinkSearch(call, asker);
    return inBrand(call, async (scope, moment) => ({
      data: await findCandidates(scope, call, { asker, ...moment }),
    }));
  }),
  on(getRaters)((call) =>
    inBrand(call, async (scope, moment) => ({
      data: await showList(scope, call, moment),
      ...spokenTo(call.actor),
    })),
  ),
  on(saveRaters)((call) => (call.body.action === 'add' ? add(call) : save(call))),
  on(getApprovals)((call) =>
    inBrand(call, async (scope, moment) => {
      const { limit = mostOnBoard, offset = 0 } = call.query;
      const page = { limit, offset, ...moment };
      const found = await listApprovals(scope, askerOf(call.actor), page);
      return { ...found, ...spokenTo(call.actor) };
    }),
  ),
  on(approveMany)(approveLists),
];

type Saving = Call<typeof saveRaters>;
type OfList = Pick<Saving, 'params' | 'actor'>;

/** The list of the call. 404 where the caller may not see it. */
const listOf = (scope: Scope, { params, actor }: OfList, moment: Moment, lock = false) =>
  openList(
    scope,
    { cycleId: params.id, employeeId: params.employeeId },
    { asker: askerOf(actor), lock, ...moment },
  );

async function showList(scope: Scope, call: OfList, moment: Moment) {
  const { row, view } = await listOf(scope, call, moment);
  return presentList(scope, row, view);
}

/**
 * By link a name is searched for by two letters, sixty times a minute. It is counted in a transaction of its
 * own, so that what fails counts too.
 */
async function takeLinkSearch(call: Call<typeof getCandidates>, { employeeId }: ListAsker) {
  await inBrand(call, (scope, { now }) => takeSearch(scope.tx, employeeId ?? '', now));
  if ((call.query.q ?? '').length < fewestLetters) {
    throw invalid({ path: 'q', key: 'validation.tooShort', params: { min: fewestLetters } });
  }
}

async function findCandidates(
  scope: Scope,
  { params, query }: Call<typeof getCandidates>,
  asked: { asker: ListAsker } & Moment,
) {
  const { subjectId, q = '', filterList } = query;
  const which = { cycleId: params.id, employeeId: subjectId };
  const { row, view } = await openList(scope, which, { ...asked, lock: false });
  const found = await searchCandidates(scope, {
    q,
    subjectId,
    subdivisionIds: filterList?.subdivision,
    positionIds: filterList?.position,
    most: mostCandidates,
  });
  return withLoads(scope, row, view, found);
}

/** Saves the locked list that the caller has seen as it is now. */
function save(call: Saving) {
  return inBrand(call, async (scope, moment) => {
    const { body, actor, t } = call;
    const found = await listOf(scope, call, moment, true);
    const { row, view } = found;
    if (body.version !== undefined && body.version !== row.version) {
      throw stale(await presentList(scope, row, view));
    }
    if (body.action === 'add') throw new Error('Adding goes its own way.');
    requireList(found, body.action);
    await saveList(scope, found, body, { now: moment.now, timeZone: actor.timeZone });
    const cycle = { id: row.cycleId, name: row.cycleName };
    const verb = auditVerbOf[body.action];
    const details = { subjectCount: 1, ...(verb === 'update' && { fieldList: ['raterList'] }) };
    await noteCycle(scope, call, verb, cycle, details);
    const data = await showList(scope, call, moment);
    return { data, message: t(`cycleMessages.list.${body.action}`) };
  });
}

/** Adds to somebody at work. */
function add(call: Saving) {
  return inBrand(call, async (scope, moment) => {
    const { body, actor, t } = call;
    const found = await listOf(scope, call, moment);
    requireList(found, 'add');
    const clock = { now: moment.now, timeZone: actor.timeZone };
    const details = await addRaters(scope, found, body.raterList, clock);
    const name = await nameQuestionary(scope, found.row.questionaryId ?? '');
    await noteQuestionary(scope, call, 'update', name, details);
    const data = await showList(scope, call, moment);
    return { data, message: t('cycleMessages.list.add') };
  });
}
