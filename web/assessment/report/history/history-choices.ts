import type { HistoryScale } from '#contract/assessment/content/history-scale.ts';
import type {
  HistoryField,
  HistoryReply,
  importHistory,
} from '#contract/assessment/report-history.ts';
import type { BodyInput } from '#contract/platform/call/endpoint.ts';
import {
  type ColumnChoices,
  columnFields,
  noColumnChoices,
} from '#web/platform/shared/file-import/column-choices.ts';
import type { ChosenNames } from '#web/platform/shared/file-import/unknown-names.tsx';

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
