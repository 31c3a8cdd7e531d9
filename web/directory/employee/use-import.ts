import { useState } from 'react';
import { type ImportReply, importEmployees } from '#contract/employee-import.ts';
import type { T } from '#i18n/t.ts';
import { call } from '#web/api/call.ts';
import { useReload } from '#web/api/queries.ts';
import { useUpload } from '#web/api/use-upload.ts';
import { shows } from '#web/shared/shows.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { toast } from '#web/ui/base/toast-store.ts';

/** Choosing a file, checking it by a dry run, and saving it (rule 36). */
export function useImport(onDone: () => void) {
  const { t } = useT();
  const upload = useUpload();
  const [reply, setReply] = useState<ImportReply>();
  const [isSaving, setSaving] = useState(false);
  const reload = useReload();
  const send = (dryRun: boolean) =>
    upload.send((sending) => call(importEmployees, { ...sending, query: { dryRun }, body: {} }));

  async function check() {
    setReply(undefined);
    setReply(await send(true));
  }
  /** The preview stays in view while it is being saved, and if that fails. */
  async function save() {
    setSaving(true);
    const saved = await send(false);
    setSaving(false);
    if (!saved || saved.data.length > 0) return saved && setReply(saved);
    toast.success(`${saved.message}: ${doneText(saved, t)}`);
    void reload(...shows.person);
    onDone();
  }
  return {
    ...upload,
    reply,
    isSaving,
    choose: (file: File | undefined) => {
      setReply(undefined);
      upload.choose(file);
    },
    check,
    save,
    back: () => setReply(undefined),
  };
}

export type ImportWork = ReturnType<typeof useImport>;

const outcomes = ['created', 'updated', 'restored', 'unchanged'] as const;

/** Counts of what was done, without the zeros. */
const doneText = (saved: ImportReply, t: T) =>
  outcomes
    .filter((outcome) => saved[outcome] > 0)
    .map((outcome) => t(`directory.import.done.${outcome}`, { count: saved[outcome] }))
    .join(', ');
