import type { ImportedScale } from '#core/report/contract/content/imported-scale.ts';
import type {
  ImportedField,
  ImportedReply,
  importReports,
} from '#core/report/contract/imported-report.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import {
  type ColumnChoices,
  columnFields,
  noColumnChoices,
} from '#platform/web/shared/file-import/column-choices.ts';
import type { ChosenNames } from '#platform/web/shared/file-import/unknown-names.tsx';

/** What a person decides about a file of reports, by names, so that it fits the next file too. */
export interface ImportedChoices extends ColumnChoices<ImportedField> {
  scale: ImportedScale;
  competences: ChosenNames;
}

export const noImportedChoices: ImportedChoices = {
  ...noColumnChoices,
  scale: '1-5',
  competences: {},
};

export type ImportedForm = BodyInput<typeof importReports>;

export function importedFormOf(
  choices: ImportedChoices,
  known: ImportedReply | undefined,
): ImportedForm {
  const { scale, competences } = choices;
  return {
    scale,
    ...columnFields(choices, known),
    ...(Object.keys(competences).length > 0 && { competences: JSON.stringify(competences) }),
  };
}
