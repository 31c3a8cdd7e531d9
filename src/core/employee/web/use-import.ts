import {
  type EmployeeImportReply,
  importEmployees,
} from '#core/employee/contract/employee-import.ts';
import { type CallReply, call } from '#platform/web/api/call.ts';
import { useReload } from '#platform/web/api/queries.ts';
import { doneText, useFileImport } from '#platform/web/shared/file-import/use-file-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import {
  type EmployeeImportForm,
  employeeFormOf,
  type ImportChoices,
  type Lack,
  noEmployeeChoices,
  openDecisions,
} from './import-choices.ts';
import { noRowDecisions } from './repair/row-decisions.ts';

/** Importing employees: the file, what its names mean, and who comes back (rules 36, 79 and 80). */
export function useImport(onDone: () => void) {
  const { t } = useT();
  const reload = useReload();
  return useFileImport<CallReply<typeof importEmployees>, ImportChoices, EmployeeImportForm>({
    noChoices: noEmployeeChoices,
    formOf: employeeFormOf,
    send: (sending, dryRun, body) => call(importEmployees, { ...sending, query: { dryRun }, body }),
    forFile: (choices) => ({ ...choices, rows: noRowDecisions }),
    countOpen: (reply, choices) => openDecisions(reply, choices).length,
    onSaved: (saved) => {
      toast.success(doneText(saved.message, employeeCountsOf(saved), t));
      void reload();
      onDone();
    },
  });
}

export type ImportWork = ReturnType<typeof useImport>;

/** Props of what is asked about a file. */
export interface Asked {
  work: Pick<ImportWork, 'choices' | 'decide'>;
  lack: Lack;
}

/** What became of the rows, or will. */
export const employeeCountsOf = ({ created, updated, restored, unchanged }: EmployeeImportReply) =>
  [
    ['created', created],
    ['updated', updated],
    ['restored', restored],
    ['unchanged', unchanged],
  ] as const;
