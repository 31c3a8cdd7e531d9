import {
  type CompetenceField,
  type CompetenceImportReply,
  importCompetences,
} from '#core/competence/contract/competence-file.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { type CallReply, call } from '#platform/web/api/call.ts';
import { useReload } from '#platform/web/api/queries.ts';
import {
  type ColumnChoices,
  columnFields,
  noColumnChoices,
} from '#platform/web/shared/file-import/column-choices.ts';
import { doneText, useFileImport } from '#platform/web/shared/file-import/use-file-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';

type Reply = CallReply<typeof importCompetences>;
type Form = BodyInput<typeof importCompetences>;

/** Choosing a file of competencies, checking it, and saving it (rule 87). */
export function useCompetenceImport(onDone: () => void) {
  const { t } = useT();
  const reload = useReload();
  return useFileImport<Reply, ColumnChoices<CompetenceField>, Form>({
    noChoices: noColumnChoices,
    formOf: columnFields,
    send: (sending, dryRun, body) =>
      call(importCompetences, { ...sending, query: { dryRun }, body }),
    onSaved: (saved) => {
      toast.success(doneText(saved.message, competenceCountsOf(saved), t));
      void reload();
      onDone();
    },
  });
}
export type CompetenceImport = ReturnType<typeof useCompetenceImport>;

/** What became of the competencies, or will. */
export const competenceCountsOf = ({
  created,
  updated,
  restored,
  unchanged,
}: CompetenceImportReply) =>
  [
    ['created', created],
    ['updated', updated],
    ['restored', restored],
    ['unchanged', unchanged],
  ] as const;
