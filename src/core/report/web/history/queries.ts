import { useQuery } from '@tanstack/react-query';
import {
  deleteHistory,
  deleteHistoryReport,
  getHistoryList,
  importHistory,
} from '#core/report/contract/report-history.ts';
import { type CallReply, call } from '#platform/web/api/call.ts';
import { partQuery, useReload, useSend } from '#platform/web/api/queries.ts';
import { useFileImport } from '#platform/web/shared/file-import/use-file-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import {
  type HistoryChoices,
  type HistoryForm,
  historyFormOf,
  noHistoryChoices,
} from './history-choices.ts';

/** Bringing in reports of earlier years (rule 88). */
export function useHistoryImport(onDone: () => void) {
  const { t } = useT();
  const reload = useReload();
  return useFileImport<CallReply<typeof importHistory>, HistoryChoices, HistoryForm>({
    noChoices: noHistoryChoices,
    formOf: historyFormOf,
    send: (sending, dryRun, body) => call(importHistory, { ...sending, query: { dryRun }, body }),
    onSaved: ({ message, created }) => {
      toast.success(`${message}: ${t('reportHistory.reports', { count: created })}`);
      void reload();
      onDone();
    },
  });
}
export type HistoryWork = ReturnType<typeof useHistoryImport>;

export const useHistory = () => useQuery(partQuery(getHistoryList));
export const useDeleteHistory = () => useSend(deleteHistory);
export const useDeleteReport = () => useSend(deleteHistoryReport);
