import type { BodyInput } from '#contract/call/endpoint.ts';
import type { HistoryField, HistoryReply, importHistory } from '#contract/report-history.ts';
import type { HistoryScale } from '#contract/rules/history-scale.ts';
import {
  type ColumnChoices,
  columnFields,
  noColumnChoices,
} from '#web/shared/file-import/column-choices.ts';
import type { ChosenNames } from '#web/shared/file-import/unknown-names.tsx';

/** What a person decides about a file of reports, by names, so that it fits the next file too. */
export interface HistoryChoices extends ColumnChoices<HistoryField> {
  scale: HistoryScale;
  competences: ChosenNames;
}

export const noChoices: HistoryChoices = { ...noColumnChoices, scale: '1-5', competences: {} };

export type Form = BodyInput<typeof importHistory>;

export function formOf(choices: HistoryChoices, known: HistoryReply | undefined): Form {
  const { scale, competences } = choices;
  return {
    scale,
    ...columnFields(choices, known),
    ...(Object.keys(competences).length > 0 && { competences: JSON.stringify(competences) }),
  };
}
