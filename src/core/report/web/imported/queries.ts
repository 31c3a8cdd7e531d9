import { useQuery } from '@tanstack/react-query';
import {
  deleteImported,
  deleteImportedReport,
  getImportedList,
  importReports,
} from '#core/report/contract/imported-report.ts';
import { type CallReply, call } from '#platform/web/api/call.ts';
import { partQuery, useReload, useSend } from '#platform/web/api/queries.ts';
import { useFileImport } from '#platform/web/shared/file-import/use-file-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import {
  type ImportedChoices,
  type ImportedForm,
  importedFormOf,
  noImportedChoices,
} from './imported-choices.ts';

/** Bringing in reports of earlier years (rule 88). */
export function useImportReports(onDone: () => void) {
  const { t } = useT();
  const reload = useReload();
  return useFileImport<CallReply<typeof importReports>, ImportedChoices, ImportedForm>({
    noChoices: noImportedChoices,
    formOf: importedFormOf,
    send: (sending, dryRun, body) => call(importReports, { ...sending, query: { dryRun }, body }),
    onSaved: ({ message, created }) => {
      toast.success(`${message}: ${t('importedReport.reports', { count: created })}`);
      void reload();
      onDone();
    },
  });
}
export type ImportedWork = ReturnType<typeof useImportReports>;

export const useImported = () => useQuery(partQuery(getImportedList));
export const useDeleteImported = () => useSend(deleteImported);
export const useDeleteReport = () => useSend(deleteImportedReport);
