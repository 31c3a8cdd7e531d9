import { useEffect, useRef, useState } from 'react';
import { largestFile } from '#platform/contract/call/endpoint.ts';
import type { FieldError } from '#platform/contract/call/envelope.ts';
import type { T } from '#platform/texts/t.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ApiError, errorText, type Transport } from './call.ts';
import { sendWithProgress } from './upload.ts';

/** Passed to a call that sends the file. */
export interface Sending {
  file: File;
  transport: Transport;
  signal: AbortSignal;
}

/** A chosen file and its upload. The file stays chosen whatever fails. Needs the texts `upload`. */
export function useUpload() {
  const { t } = useT();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  const [error, setError] = useState<string>();
  const ending = useRef(new AbortController());
  const isRunning = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => controller.abort();
  }, []);

  /**
   * Returns undefined when it failed or an upload is already running. `place` takes the errors that
   * belong to other fields; the rest is shown at the file.
   */
  async function send<R>(
    work: (given: Sending) => Promise<R>,
    place: (error: FieldError) => boolean = () => false,
  ): Promise<R | undefined> {
    if (!file || isRunning.current) return undefined;
    isRunning.current = true;
    setError(undefined);
    setSent(0);
    const { signal } = ending.current;
    try {
      return await work({ file, transport: sendWithProgress(setSent), signal });
    } catch (failure) {
      if (!signal.aborted) setError(await reasonOf(failure, { file, t, place }));
      return undefined;
    } finally {
      isRunning.current = false;
      if (!signal.aborted) setSent(undefined);
    }
  }
  function choose(chosen: File | undefined) {
    setFile(chosen);
    setError(chosen && notTaken(chosen, t));
  }
  return {
    file,
    /** During an upload: how much of the file has been sent, 0–1. At 1 the server is processing it. */
    sent,
    error,
    canSend: file !== undefined && notTaken(file, t) === undefined,
    choose,
    send,
  };
}
export type Upload = ReturnType<typeof useUpload>;

/** Never tables. Any other name may be one's: the server judges by the content. */
const otherKinds = /\.(pdf|docx?|odt|rtf|pptx?|png|jpe?g|gif|heic|webp|zip|rar|7z|numbers|pages)$/i;

/** Checked first, so that ten megabytes are not sent in vain. */
function notTaken({ name, size }: File, t: T): string | undefined {
  if (otherKinds.test(name)) return t('upload.wrongKind');
  return size > largestFile
    ? t('upload.tooLarge', { megabytes: largestFile / 1024 / 1024 })
    : undefined;
}

interface Around {
  file: File;
  t: T;
  place: (error: FieldError) => boolean;
}

async function reasonOf(failure: unknown, { file, t, place }: Around): Promise<string | undefined> {
  if (!(failure instanceof ApiError)) return errorText(failure, t);
  if (failure.status === 0) {
    return t((await isReadable(file)) ? 'upload.noAnswer' : 'upload.changedOnDisk');
  }
  const left = failure.errors.filter((error) => !place(error));
  if (left.length === 0 && failure.errors.length > 0) return undefined;
  return left[0]?.message ?? errorText(failure, t);
}

/**
 * False when the file was saved again after it was chosen: the browser still holds the old one and
 * can't send it.
 */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
