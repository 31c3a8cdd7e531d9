import type { createCycle } from '#core/cycle/contract/cycle.ts';
import type { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import type { createMany, importMany } from '#core/questionary/contract/questionary-from-file.ts';
import type { LeftOut } from '#core/questionary/contract/rules/load.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import type { Typed } from '#platform/web/form/use-form.ts';

/** What the form of a cycle holds: its settings, and whom it assesses where no file says so. */
export interface Asked {
  settings: Typed<BodyInput<typeof createCycle>>;
  wanted: BodyInput<typeof addSubjects>;
}

/** What was decided in the look about who answers. */
export interface RaterChoices {
  /** Undefined where the file, or the product, decides. */
  fromStructure: boolean | undefined;
  leftOutList: readonly LeftOut[];
}
export const noRaterChoices: RaterChoices = { fromStructure: undefined, leftOutList: [] };

/** What both ways share. What is empty is left out: a cleared date counts as missing. */
function commonOf({ settings }: Asked) {
  const { name, method, smallGroups, dateStart, dateEnd, release, releaseOn, message } = settings;
  const given = { name, method, smallGroups, dateStart, dateEnd, release, releaseOn, message };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** People who are chosen, by themselves or with their places. */
export function peopleBody(asked: Asked, { fromStructure, leftOutList }: RaterChoices) {
  const { isAnonymous, mayDecline, askAgainWeeks, competenceSource, competenceList, perRater } =
    asked.settings;
  const { employeeIdList, ...places } = asked.wanted;
  return {
    ...commonOf(asked),
    isAnonymous,
    mayDecline,
    askAgainWeeks,
    perRater,
    ...places,
    ...(employeeIdList && { employeeList: employeeIdList.map((id) => ({ id })) }),
    ...(competenceSource === 'list' && { competenceList }),
    ...(fromStructure !== undefined && { fromStructure }),
    ...(leftOutList.length > 0 && { leftOutList }),
  } as BodyInput<typeof createMany>;
}

/** What is sent along with a file. All fields of a multipart form are text. */
export function fileBody(asked: Asked, { fromStructure, leftOutList }: RaterChoices) {
  const {
    isAnonymous,
    mayDecline,
    askAgainWeeks = null,
    competenceSource,
    competenceList = [],
    perRater,
  } = asked.settings;
  return {
    ...commonOf(asked),
    isAnonymous: String(isAnonymous),
    mayDecline: String(mayDecline),
    askAgainWeeks: JSON.stringify(askAgainWeeks),
    perRater: String(perRater),
    ...(competenceSource === 'list' && {
      competenceList: competenceList.map(({ id }) => id).join(','),
    }),
    ...(fromStructure !== undefined && { fromStructure: String(fromStructure) }),
    ...(leftOutList.length > 0 && { leftOutList: JSON.stringify(leftOutList) }),
  } as BodyInput<typeof importMany>;
}
