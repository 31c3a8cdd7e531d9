import { useRef, useState } from 'react';
import { type ImportReply, importEmployees } from '#contract/employee-import.ts';
import type { T } from '#i18n/t.ts';
import { call } from '#web/api/call.ts';
import { useReload } from '#web/api/queries.ts';
import { useUpload } from '#web/api/use-upload.ts';
import { shows } from '#web/shared/shows.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { toast } from '#web/ui/base/toast-store.ts';
import { formOf, type ImportChoices, needsLeave, noChoices } from './import-choices.ts';

/** Answers to one press: the file, its other sheet, and the columns of that one. */
const mostRounds = 4;

/** Choosing a file, checking it by dry runs, matching it, and saving it (rules 36, 79 and 80). */
export function useImport(onDone: () => void) {
  const { t } = useT();
  const upload = useUpload();
  const [reply, setReply] = useState<ImportReply>();
  const [choices, setChoices] = useState(noChoices);
  const [isSaving, setSaving] = useState(false);
  const [lacksLeave, setLacksLeave] = useState(false);
  const wanted = useRef(noChoices);
  const known = useRef<ImportReply>(undefined);
  const isAsking = useRef(false);
  const reload = useReload();
  const send = (dryRun: boolean, body: ReturnType<typeof formOf>) =>
    upload.send((sending) => call(importEmployees, { ...sending, query: { dryRun }, body }));

  /** Asks until the answer is to what is wanted by then: somebody may go on choosing meanwhile. */
  async function check() {
    if (isAsking.current) return;
    isAsking.current = true;
    for (let round = 0; round < mostRounds; round += 1) {
      const form = dryForm(wanted.current, known.current);
      const answer = await send(true, form);
      if (!answer) break;
      known.current = answer;
      setReply(answer);
      if (isSame(form, dryForm(wanted.current, answer))) break;
    }
    isAsking.current = false;
  }
  /** Notes a choice. Those that change what would be saved are checked at once. */
  function choose(next: ImportChoices) {
    const before = wanted.current;
    wanted.current = next;
    setChoices(next);
    setLacksLeave(false);
    if (known.current && !isSame(dryForm(before, known.current), dryForm(next, known.current))) {
      void check();
    }
  }
  /** The preview stays in view while it is being saved, and if that fails. */
  async function save() {
    if (reply && needsLeave(reply) && !choices.createsPlaces) return setLacksLeave(true);
    setSaving(true);
    const saved = await send(false, formOf(choices, reply));
    setSaving(false);
    if (!saved || saved.data.length > 0) return saved && setReply(saved);
    toast.success(`${saved.message}: ${doneText(saved, t)}`);
    void reload(...shows.person, ...shows.position, ...shows.subdivision);
    onDone();
  }
  function forget() {
    known.current = undefined;
    setReply(undefined);
  }
  return {
    ...upload,
    reply,
    choices,
    decide: choose,
    isSaving,
    /** Whether somebody wanted to save before they allowed new places. */
    lacksLeave,
    /** Choices stay: the next file is often the same one, corrected. */
    choose: (file: File | undefined) => {
      forget();
      upload.choose(file);
    },
    check,
    save,
    back: forget,
  };
}

export type ImportWork = ReturnType<typeof useImport>;

/** In a dry run new places are taken as allowed, so that the rest of the file is seen. */
const dryForm = (choices: ImportChoices, known: ImportReply | undefined) =>
  formOf({ ...choices, createsPlaces: true }, known);

const isSame = (some: object, others: object): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

const outcomes = ['created', 'updated', 'restored', 'unchanged'] as const;

/** Counts of what was done, without the zeros. */
const doneText = (saved: ImportReply, t: T) =>
  outcomes
    .filter((outcome) => saved[outcome] > 0)
    .map((outcome) => t(`directory.import.done.${outcome}`, { count: saved[outcome] }))
    .join(', ');
