import type {
  DateOrder,
  EmployeeImportField,
  EmployeeImportReply,
  importEmployees,
  NameOrder,
} from '#core/employee/contract/employee-import.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import {
  type ColumnChoices,
  columnFields,
  noColumnChoices,
} from '#platform/web/shared/file-import/column-choices.ts';
import type { ChosenNames } from '#platform/web/shared/file-import/unknown-names.tsx';
import { noRowDecisions, type RowDecisions, rowFields } from './repair/row-decisions.ts';

/** What a person decides about a file: by names, so that it fits the next file too, and of its rows. */
export interface ImportChoices extends ColumnChoices<EmployeeImportField> {
  places: Readonly<Record<PlaceKind, ChosenNames>>;
  createsPlaces: boolean;
  restoresPlaces: boolean;
  dateOrder: DateOrder | undefined;
  /** Undefined where each row is read as proposed. */
  nameOrder: NameOrder | undefined;
  keepsPlaceColumns: boolean;
  keepsHireDates: boolean;
  /** E-mails of those who aren’t the one of the directory who has their name. */
  otherPeople: readonly string[];
  tidiesNames: boolean;
  /** '' where none is given for all. */
  hireDate: string;
  takesBack: boolean;
  takesDismissed: boolean;
  withoutEmail: WithoutEmailChoice | undefined;
  leavesLeadersOut: boolean;
  /** For each leader's name in the file the e-mail meant, or what was typed; null: none, '': the rows say it. */
  leaders: Readonly<Record<string, string | null>>;
  rows: RowDecisions;
}
/** People without an e-mail are left out, or theirs are written into the table. */
export type WithoutEmailChoice = 'skip' | 'write';
export type PlaceKind = 'positions' | 'subdivisions';

export const noEmployeeChoices: ImportChoices = {
  ...noColumnChoices,
  places: { positions: {}, subdivisions: {} },
  createsPlaces: false,
  restoresPlaces: false,
  dateOrder: undefined,
  nameOrder: undefined,
  keepsPlaceColumns: false,
  keepsHireDates: false,
  otherPeople: [],
  tidiesNames: true,
  hireDate: '',
  takesBack: false,
  takesDismissed: false,
  withoutEmail: undefined,
  leavesLeadersOut: false,
  leaders: {},
  rows: noRowDecisions,
};

export type EmployeeImportForm = BodyInput<typeof importEmployees>;

/** The form that says so. A dry run takes what waits for a decision as decided, so that the rest is seen. */
export function employeeFormOf(
  choices: ImportChoices,
  known: EmployeeImportReply | undefined,
  isDryRun: boolean,
): EmployeeImportForm {
  const { places, restoresPlaces, takesBack, leavesLeadersOut } = choices;
  const leaders = Object.fromEntries(
    Object.entries({ ...(isDryRun && nobodyOf(known)), ...choices.leaders }).filter(
      ([, meant]) => meant !== '',
    ),
  );
  const dateOrder = choices.dateOrder ?? (isDryRun ? known?.doubtfulDates?.proposed : undefined);
  const proposed = isDryRun ? known?.withoutHireDate?.proposed : undefined;
  const hireDate = choices.hireDate || proposed;
  const createsPlaces = choices.createsPlaces || known?.isFirst;
  const isMapped = Object.values(places).some((names) => Object.keys(names).length > 0);
  return {
    createPlaces: isDryRun || createsPlaces ? 'true' : 'false',
    restorePlaces: isDryRun || restoresPlaces ? 'true' : 'false',
    takeBack: takesBack ? 'true' : 'false',
    takeDismissed: choices.takesDismissed ? 'true' : 'false',
    tidyNames: choices.tidiesNames ? 'true' : 'false',
    skipWithoutEmail: skipsWithoutEmail(choices, isDryRun) ? 'true' : 'false',
    leaveLeadersOut: isDryRun || leavesLeadersOut ? 'true' : 'false',
    ...(dateOrder && { dateOrder }),
    ...(hireDate && { hireDate }),
    ...(choices.nameOrder && { nameOrder: choices.nameOrder }),
    ...((choices.keepsHireDates || (isDryRun && known?.likeBirths)) && {
      keepHireDates: 'true' as const,
    }),
    ...(choices.keepsPlaceColumns && { keepPlaceColumns: 'true' as const }),
    ...columnFields(choices, known),
    ...rowFields(choices.rows),
    ...(isDryRun && choices.rows.page > 1 && { repairPage: String(choices.rows.page) }),
    ...(isMapped && { places: JSON.stringify(places) }),
    ...(Object.keys(leaders).length > 0 && { leaders: JSON.stringify(leaders) }),
  };
}

const skipsWithoutEmail = ({ withoutEmail }: ImportChoices, isDryRun: boolean): boolean =>
  withoutEmail === 'skip' || (isDryRun && withoutEmail === undefined);

/** Names that several have, each meaning none of them. */
const nobodyOf = (known: EmployeeImportReply | undefined): Record<string, null> =>
  Object.fromEntries((known?.namesakeLeaders ?? []).map(({ name }) => [name, null]));

/** How many of the unknown names would be created. */
export const createdOf = (places: EmployeeImportReply['newPlaces'][PlaceKind]): number =>
  places.filter(({ id }) => id === null).length;

/** People of a known name of whom nobody has said whether they are that one. */
export const openElsewhere = (
  { knownElsewhere }: EmployeeImportReply,
  { otherPeople }: ImportChoices,
): EmployeeImportReply['knownElsewhere'] =>
  knownElsewhere.filter(({ email }) => !otherPeople.includes(email));

/** What must be decided before the file is saved, in the order in which it is shown. */
type Decision =
  | 'wrongRows'
  | 'dateOrder'
  | 'withoutEmail'
  | 'withoutHireDate'
  | 'likeBirths'
  | 'knownElsewhere'
  | 'newPlaces'
  | 'archivedPlaces'
  | 'missingLeaders'
  | 'namesakeLeaders';

export function openDecisions(reply: EmployeeImportReply, choices: ImportChoices): Decision[] {
  const { newPlaces, archivedPlaces, missingLeaders, namesakeLeaders } = reply;
  const created = createdOf(newPlaces.positions) + createdOf(newPlaces.subdivisions);
  const isUndecided = ({ name }: { name: string }) => choices.leaders[name] === undefined;
  const open: [Decision, isOpen: boolean][] = [
    ['wrongRows', reply.errorRowCount > 0],
    ['dateOrder', reply.doubtfulDates !== null && choices.dateOrder === undefined],
    ['withoutEmail', reply.withoutEmail !== null && choices.withoutEmail === undefined],
    ['likeBirths', reply.likeBirths !== null && !choices.keepsHireDates],
    ['knownElsewhere', openElsewhere(reply, choices).length > 0],
    ['withoutHireDate', reply.withoutHireDate !== null && choices.hireDate === ''],
    ['newPlaces', created > 0 && !choices.createsPlaces && !reply.isFirst],
    ['archivedPlaces', archivedPlaces.length > 0 && !choices.restoresPlaces],
    [
      'missingLeaders',
      missingLeaders.some(({ meant }) => meant === null) && !choices.leavesLeadersOut,
    ],
    ['namesakeLeaders', namesakeLeaders.some(isUndecided)],
  ];
  return open.flatMap(([decision, isOpen]) => (isOpen ? [decision] : []));
}

/** Whether somebody wanted to save without a decision, and whether it is the first that is missing. */
export interface Lack {
  isThere: boolean;
  isFirst: boolean;
}
export function lackOf(decision: Decision, open: readonly Decision[]): Lack {
  return { isThere: open.includes(decision), isFirst: open[0] === decision };
}

/** Props of the control that decides: what is missing, and the focus where it is the first. */
export const lacking = ({ isThere, isFirst }: Lack, message: string) => ({
  error: isThere ? message : undefined,
  ref: (control: HTMLElement | null) => isFirst && control?.focus(),
});
