import type { HistoryScale } from '#core/report/contract/content/history-scale.ts';
import type {
  HistoryField,
  HistoryReply,
  importHistory,
} from '#core/report/contract/report-history.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import {
  type ColumnChoices,
  columnFields,
  noColumnChoices,
} from '#platform/web/shared/file-import/column-choices.ts';
import type { ChosenNames } from '#platform/web/shared/file-import/unknown-names.tsx';

/** What a person decides about a file of reports, by names, so that it fits the next file too. */
export interface HistoryChoices extends ColumnChoices<HistoryField> {
  scale: HistoryScale;
  competences: ChosenNames;
}

export const noHistoryChoices: HistoryChoices = {
  ...noColumnChoices,
  scale: '1-5',
  competences: {},
};

export type HistoryForm = BodyInput<typeof importHistory>;

export function historyFormOf(
  choices: HistoryChoices,
  known: HistoryReply | undefined,
): HistoryForm {
  const { scale, competences } = choices;
  return {
    scale,
    ...columnFields(choices, known),
    ...(Object.keys(competences).length > 0 && { competences: JSON.stringify(competences) }),
  };
}
