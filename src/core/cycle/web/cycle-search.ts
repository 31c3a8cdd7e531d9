import { cycleStages, cycleStatuses } from '#core/questionary/contract/rules/cycle.ts';
import { listAddress } from '#platform/web/list/address.ts';
import { listParam, oneOfParam, textListParam, textParam } from '#platform/web/list/params.ts';

/** The list of cycles: newest first by default. */
export const cyclesAddress = listAddress({
  search: { q: textParam },
  filter: { status: listParam(cycleStatuses) },
  beside: {
    /** The form of a new one is open; `hr`: in which HR names the raters. */
    form: oneOfParam(['new', 'hr']),
  },
  sorts: ['number', 'dateStart'],
  defaultSort: 'number:d',
  pageSize: 20,
});
export type CyclesSearch = ReturnType<typeof cyclesAddress.validate>;

/** The board of one cycle. */
export const boardAddress = listAddress({
  search: { q: textParam, stage: listParam(cycleStages) },
  filter: {
    /** Ids. */
    subdivision: textListParam,
    position: textListParam,
    /** Ids, or `hr`. */
    approver: textListParam,
    /** The id of somebody on whose lists they stand. */
    rater: textListParam,
    /** A rater of theirs is to be replaced. */
    replace: oneOfParam(['true']),
  },
  beside: {
    /** The id of whoever is open in the panel. */
    person: textParam,
    /** It has just been set up: the question whether to begin is open. */
    ask: oneOfParam(['start']),
  },
  sorts: ['name', 'stage', 'answered'],
  defaultSort: 'name:a',
  pageSize: 50,
});
export type BoardSearch = ReturnType<typeof boardAddress.validate>;

/** What the board is narrowed by, as the calls take it. */
export const boardFilter = ({
  q,
  stage,
  subdivision,
  position,
  approver,
  rater,
  replace,
}: BoardSearch) => ({
  q,
  filterList: { stage, subdivision, position, approver, rater, replace: replace && true },
});
