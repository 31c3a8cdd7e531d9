import { useRef, useState } from 'react';
import type { FieldError } from '#platform/contract/call/envelope.ts';
import type { EncodingReading, RowErrors, TextEncoding } from '#platform/contract/table-file.ts';
import type { T } from '#platform/texts/t.ts';
import { type Sending, useUpload } from '#platform/web/api/use-upload.ts';
import { type ColumnChoices, chosenEncoding } from './column-choices.ts';

/** What an import answers, as far as all imports answer alike: `data` is empty when all is well. */
export interface FileReply {
  data: readonly RowErrors[];
  encodings: readonly EncodingReading[];
  message: string;
}

export interface FileImportGiven<Reply extends FileReply, Choices, Form> {
  noChoices: Choices;
  /** The form that the choices make. `known` is the last answer about this file. */
  formOf: (choices: Choices, known: Reply | undefined, isDryRun: boolean) => Form;
  send: (sending: Sending, dryRun: boolean, form: Form) => Promise<Reply>;
  /** Whether something must be mended before this is saved, which is said once somebody wants to. */
  lacks?: (reply: Reply, choices: Choices) => boolean;
  /** How many questions must be answered before that. */
  countOpen?: (reply: Reply, choices: Choices) => number;
  /** The choices that another file begins with, if not the same. */
  forFile?: (choices: Choices) => Choices;
  onSaved?: (saved: Reply, choices: Choices) => void;
  /** Takes the errors that belong to other fields than the file. */
  place?: (error: FieldError) => boolean;
}

/** How many calls one press may take, such as for the file, its other sheet, and the columns of that one. */
const mostRounds = 4;

/** Choosing a file, checking it by dry runs, deciding what it means, and saving it. */
export function useFileImport<
  Reply extends FileReply,
  Choices extends Pick<ColumnChoices, 'encoding'>,
  Form extends object,
>({
  noChoices,
  formOf,
  send,
  lacks,
  countOpen,
  forFile,
  onSaved,
  place,
}: FileImportGiven<Reply, Choices, Form>) {
  const upload = useUpload();
  const [reply, setReply] = useState<Reply>();
  const [choices, setChoices] = useState(noChoices);
  const [isSaving, setSaving] = useState(false);
  const [lacksDecision, setLacksDecision] = useState(false);
  const wanted = useRef(noChoices);
  const known = useRef<Reply>(undefined);
  const isAsking = useRef(false);
  const isSaved = useRef(false);
  const encoding = chosenEncoding(choices, reply?.encodings ?? []);
  const isUnclear = reply !== undefined && reply.encodings.length > 0 && !encoding;
  const openCount = ((reply && countOpen?.(reply, choices)) ?? 0) + (isUnclear ? 1 : 0);
  const dryForm = (given: Choices, answer: Reply | undefined) => formOf(given, answer, true);

  /**
   * Asks until the answer is to what is wanted by then: somebody may go on choosing meanwhile. Only
   * that answer is shown.
   */
  async function check() {
    if (isAsking.current) return;
    isAsking.current = true;
    let round = 0;
    while (round < mostRounds) {
      const given = wanted.current;
      const form = dryForm(given, known.current);
      const answer = await upload.send((sending) => send(sending, true, form), place);
      if (!answer) break;
      known.current = answer;
      if (isSame(form, dryForm(wanted.current, answer))) break;
      // Only what the product asks by itself has an end.
      round = wanted.current === given ? round + 1 : 0;
    }
    setReply(known.current);
    isAsking.current = false;
  }
  /** Notes a choice. Those that change what would be saved are checked at once. */
  function decide(next: Choices) {
    const before = wanted.current;
    wanted.current = next;
    setChoices(next);
    setLacksDecision(false);
    if (known.current && !isSame(dryForm(before, known.current), dryForm(next, known.current))) {
      void check();
    }
  }
  /** The same, of what is decided by now: of two choices at one press neither is lost. */
  const amend = (of: (choices: Choices) => Choices) => decide(of(wanted.current));
  /**
   * The preview stays in view while it is being saved, and if that fails. Returns what was saved;
   * undefined where nothing was.
   */
  async function save(): Promise<Reply | undefined> {
    if (openCount > 0 || (reply && lacks?.(reply, choices))) {
      setLacksDecision(true);
      return undefined;
    }
    setSaving(true);
    const form = formOf(choices, reply, false);
    const saved = await upload.send((sending) => send(sending, false, form), place);
    setSaving(false);
    if (saved && saved.data.length > 0) setReply(saved);
    if (!saved || saved.data.length > 0) return undefined;
    isSaved.current = true;
    onSaved?.(saved, choices);
    return saved;
  }
  function forget() {
    known.current = undefined;
    setReply(undefined);
  }
  return {
    ...upload,
    reply,
    choices,
    decide,
    amend,
    isSaving,
    /** Whether closing would lose what somebody has decided. */
    isDirty: !isSame({ choices }, { choices: noChoices }),
    isDone: () => isSaved.current,
    /** Which encoding was chosen, where the letters leave doubt. */
    encoding,
    decideEncoding: (chosen: TextEncoding) => amend((now) => ({ ...now, encoding: chosen })),
    lacksEncoding: lacksDecision && isUnclear,
    /** How many questions must be answered before it can be saved. */
    openCount,
    /** Whether somebody wanted to save before they decided what must be decided. */
    lacksDecision,
    /** Choices stay: the next file is often the same one, corrected. How to read its letters is asked anew. */
    choose: (file: File | undefined) => {
      forget();
      wanted.current = {
        ...(forFile?.(wanted.current) ?? wanted.current),
        encoding: undefined,
      };
      setChoices(wanted.current);
      upload.choose(file);
    },
    check,
    save,
    back: forget,
  };
}

/** What the window of an import shows of it. */
export type FileImport<Reply extends FileReply> = Omit<
  ReturnType<typeof useFileImport<Reply, never, object>>,
  'choices' | 'decide' | 'amend'
>;

const isSame = (some: object, others: object): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** What may become of a row, or of what several rows say. */
export type Outcome = 'created' | 'updated' | 'restored' | 'unchanged';

/** `Импорт завершён: новых 2, изменено 1`, without the zeros. */
export const doneText = (
  message: string,
  counts: readonly (readonly [Outcome, number])[],
  t: T,
): string => {
  const said = counts
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => t(`fileImport.done.${outcome}`, { count }));
  return `${message}: ${said.join(', ')}`;
};
