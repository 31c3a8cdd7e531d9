import { useEffect, useRef, useState } from 'react';
import { getEmployeeList, type ImportReply, importEmployees } from '#contract/employee.ts';
import { largestFile } from '#contract/endpoint.ts';
import type { T } from '#i18n/t.ts';
import { ApiError, call, errorText } from '#web/api.ts';
import { useReload } from '#web/api-queries.ts';
import { useT } from '#web/ui/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { sendWithProgress } from '#web/upload.ts';

type Purpose = 'check' | 'save';

/** What the import is at; the file stays chosen whatever happens. */
interface State {
  file?: File | undefined;
  /** Under way: how much of the file has been sent, 0–1; with 1 the server works. */
  busy?: { purpose: Purpose; sent: number } | undefined;
  /** Of the file as a whole. */
  error?: string | undefined;
  reply?: ImportReply | undefined;
}

/** A file is chosen, checked by a dry run, looked at and saved (decision 36). */
export function useImport(onDone: () => void) {
  const { t } = useT();
  const [state, setState] = useState<State>({});
  const reload = useReload();
  const ending = useRef(new AbortController());
  const isRunning = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => controller.abort();
  }, []);

  async function send(purpose: Purpose) {
    const { file, reply: seen } = state;
    if (!file || isRunning.current) return;
    isRunning.current = true;
    // What was looked at stays in view while it is saved, and when that fails.
    const shown = { file, ...(purpose === 'save' && { reply: seen }) };
    const onSent = (sent: number) => setState({ ...shown, busy: { purpose, sent } });
    onSent(0);
    try {
      const reply = await call(importEmployees, {
        ...{ file, transport: sendWithProgress(onSent), signal: ending.current.signal },
        query: { dryRun: purpose === 'check' },
      });
      if (purpose === 'check' || reply.data.length > 0) return setState({ file, reply });
      toast.success(`${reply.message}: ${t('directory.import.done', countsOf(reply))}`);
      void reload(getEmployeeList);
      onDone();
    } catch (error) {
      if (ending.current.signal.aborted) return;
      setState({ ...shown, error: await reasonOf(error, file, t) });
    } finally {
      isRunning.current = false;
    }
  }

  return {
    ...state,
    choose: (file: File | undefined) => setState({ file, error: file && tooLarge(file, t) }),
    check: () => send('check'),
    save: () => send('save'),
    back: () => setState(({ file }) => ({ file })),
  };
}

export type ImportWork = ReturnType<typeof useImport>;

const countsOf = ({ created, updated, restored, unchanged }: ImportReply) => ({
  ...{ created, updated, restored, unchanged },
});

/** Said before ten megabytes travel in vain. */
const tooLarge = ({ size }: File, t: T) =>
  size > largestFile
    ? t('directory.import.tooLarge', { megabytes: largestFile / 1024 / 1024 })
    : undefined;

async function reasonOf(error: unknown, file: File, t: T): Promise<string> {
  if (!(error instanceof ApiError)) return errorText(error, t);
  if (error.status !== 0) return error.errors[0]?.message ?? errorText(error, t);
  // A file that was saved anew since it was chosen cannot be sent: the browser holds the old one.
  const isReadable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(Boolean, () => false);
  return t(`directory.import.${isReadable ? 'noAnswer' : 'changedOnDisk'}`);
}
