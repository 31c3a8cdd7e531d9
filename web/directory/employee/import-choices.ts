import type { BodyInput } from '#contract/call/endpoint.ts';
import type {
  EmployeeImportField,
  EmployeeImportReply,
  importEmployees,
} from '#contract/employee-import.ts';
import {
  type ColumnChoices,
  columnFields,
  noColumnChoices,
} from '#web/shared/file-import/column-choices.ts';
import type { ChosenNames } from '#web/shared/file-import/unknown-names.tsx';

/** What a person decides about a file, by names, so that it fits the next file too. */
export interface ImportChoices extends ColumnChoices<EmployeeImportField> {
  places: Readonly<Record<PlaceKind, ChosenNames>>;
  createsPlaces: boolean;
  restoresPlaces: boolean;
  takesBack: boolean;
}
export type PlaceKind = 'positions' | 'subdivisions';

export const noChoices: ImportChoices = {
  ...noColumnChoices,
  places: { positions: {}, subdivisions: {} },
  createsPlaces: false,
  restoresPlaces: false,
  takesBack: false,
};

export type Form = BodyInput<typeof importEmployees>;

/**
 * The form that says so. In a dry run new and archived places are taken as allowed, so that the rest of the file
 * is seen.
 */
export function formOf(
  choices: ImportChoices,
  known: EmployeeImportReply | undefined,
  isDryRun: boolean,
): Form {
  const { places, createsPlaces, restoresPlaces, takesBack } = choices;
  const isMapped = Object.values(places).some((names) => Object.keys(names).length > 0);
  return {
    createPlaces: isDryRun || createsPlaces ? 'true' : 'false',
    restorePlaces: isDryRun || restoresPlaces ? 'true' : 'false',
    takeBack: takesBack ? 'true' : 'false',
    ...columnFields(choices, known),
    ...(isMapped && { places: JSON.stringify(places) }),
  };
}

/** How many of the unknown names would be created. */
export const createdOf = (places: EmployeeImportReply['newPlaces'][PlaceKind]): number =>
  places.filter(({ id }) => id === null).length;
export const needsLeave = ({ newPlaces }: EmployeeImportReply): boolean =>
  createdOf(newPlaces.positions) + createdOf(newPlaces.subdivisions) > 0;
