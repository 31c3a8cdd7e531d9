import {
  cleanName,
  type ErrorFrame,
  isFrame,
  mostOfPage,
  reportError,
  stackBelow,
} from '#platform/contract/report-errors.ts';
import { call } from '#platform/web/api/call.ts';

/** Refusals and what was called off are no errors of the program. */
const expected = ['ApiError', 'AbortError'];

/**
 * Returns what tells our own server of an error: its kind and where in our files it was thrown, never
 * its message, which may quote an answer. Each place is told once, and only so many of a page.
 */
export function errorTeller(routeNow: () => string): (error: unknown) => void {
  const told = new Set<string>();
  return (error) => {
    if (!(error instanceof Error) || expected.includes(error.name)) return;
    const frames = stackBelow(error).flatMap(frameIn).slice(0, 30);
    const [first] = frames;
    // What a browser's extension throws is not ours.
    if (!first) return;
    const place = `${first.file}:${first.line}:${first.column}`;
    if (told.has(place) || told.size >= mostOfPage) return;
    told.add(place);
    const body = { name: cleanName(error.name), route: routeNow(), frames };
    void call(reportError, { body }).catch(() => undefined);
  };
}

/** Reads a frame as Chrome, Firefox and Safari write it. Only files of the build count. */
function frameIn(text: string): ErrorFrame[] {
  const files = `${window.location.origin}/assets/`;
  const at = text.lastIndexOf(files);
  if (at < 0) return [];
  const [, file, line, column] =
    /^([\w.-]+):(\d+):(\d+)\)?$/.exec(text.slice(at + files.length)) ?? [];
  const called = /(?:at (?:async |new )?)?([\w$.<>]*)[ @(]*$/.exec(text.slice(0, at))?.[1] ?? '';
  const frame = { file, function: called, line: Number(line), column: Number(column) };
  return isFrame(frame) ? [frame] : [];
}
