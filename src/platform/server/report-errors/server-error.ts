import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  cleanName,
  type ErrorFrame,
  isFrame,
  type ReportedError,
  stackBelow,
} from '#platform/contract/report-errors.ts';
import { fromRoot } from '#platform/server/shared/root.ts';

type Thrown = Error & { code?: unknown };

/** What may leave of an error of the server: its kind, its code and where it was thrown. */
export function cleanError(error: Thrown, route: string): ReportedError & { code?: string } {
  const { code } = error;
  return {
    name: cleanName(error.name),
    route,
    frames: stackBelow(error).flatMap(frameIn).slice(0, 30),
    ...(typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) && { code }),
  };
}

const inStack =
  /^ {4}at (?:async )?(?:(?:new )?([\w$.<>]+) (?:\[as \w+\] )?\()?(\S+):(\d+):(\d+)\)?$/;

function frameIn(text: string): ErrorFrame[] {
  const [, called = '', place = '', line, column] = inStack.exec(text) ?? [];
  const frame = {
    file: fileOf(place),
    function: called,
    line: Number(line),
    column: Number(column),
  };
  return isFrame(frame) ? [frame] : [];
}

/** The path below the product's root; '' for what is not there. */
function fileOf(place: string): string {
  const path = place.startsWith('file:') ? fileURLToPath(place) : place;
  const root = fromRoot('.') + sep;
  return path.startsWith(root) ? path.slice(root.length).split(sep).join('/') : '';
}
