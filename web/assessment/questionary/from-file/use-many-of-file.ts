import { importMany, type SubjectField } from '#contract/assessment/questionary-from-file.ts';
import type { BodyInput } from '#contract/platform/call/endpoint.ts';
import type { FieldError } from '#contract/platform/call/envelope.ts';
import { type CallReply, call } from '#web/platform/api/call.ts';
import {
  type ColumnChoices,
  columnFields,
  noColumnChoices,
} from '#web/platform/shared/file-import/column-choices.ts';
import { useFileImport } from '#web/platform/shared/file-import/use-file-import.ts';
import { noRaterChoices, type RaterChoices, type useSameForAll } from './same-for-all.ts';

interface Choices extends ColumnChoices<SubjectField>, RaterChoices {}
const noChoices: Choices = { ...noColumnChoices, ...noRaterChoices };

/** A questionary for each subject of a file. `place` takes the errors at the shared values. */
export function useManyOfFile(
  { fileBody }: ReturnType<typeof useSameForAll>,
  place: (error: FieldError) => boolean,
) {
  const work = useFileImport<CallReply<typeof importMany>, Choices, BodyInput<typeof importMany>>({
    noChoices,
    // What is created is what was looked at.
    formOf: (choices, known, isDryRun) => ({
      ...fileBody({
        ...choices,
        fromStructure: isDryRun ? choices.fromStructure : known?.isFromStructure,
      }),
      ...columnFields(choices, known),
    }),
    send: (sending, dryRun, body) => call(importMany, { ...sending, query: { dryRun }, body }),
    place,
  });
  const { choices, decide } = work;
  return {
    ...work,
    isBusy: work.sent !== undefined,
    raters: choices as RaterChoices,
    decideRaters: async (raters: Partial<RaterChoices>) => decide({ ...choices, ...raters }),
  };
}
export type ManyOfFile = ReturnType<typeof useManyOfFile>;
