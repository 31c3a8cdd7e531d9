import { z } from 'zod/mini';
import { endpoint } from './call/endpoint.ts';

/**
 * What is known of an error without anything that anybody typed or was shown: a message may quote an
 * answer, so there is none (rule 78).
 */
const errorName = /^[A-Za-z]\w{0,39}$/;
/** A file of the build, or of the server below its root. */
const sourceFile = /^[\w@$][\w./@$-]{0,199}$/;
const functionName = /^[\w$.<>]{0,80}$/;
/** A route's pattern, such as /restore-password/$token; '' before there is one. */
const routePattern = /^[\w/$:{}*.-]{0,120}$/;

const line = z.int().check(z.minimum(0), z.maximum(10_000_000));

export const errorFrame = z.strictObject({
  file: z.string().check(z.regex(sourceFile)),
  function: z.string().check(z.regex(functionName)),
  line,
  column: line,
});
export type ErrorFrame = z.infer<typeof errorFrame>;

export const reportedError = z.strictObject({
  name: z.string().check(z.regex(errorName)),
  route: z.string().check(z.regex(routePattern)),
  /** Where it was thrown comes first. */
  frames: z.array(errorFrame).check(z.maxLength(30)),
});
export type ReportedError = z.infer<typeof reportedError>;

/** The names of functions and files are the program's own; whatever else stands there is left out. */
export const cleanName = (name: string): string => (errorName.test(name) ? name : 'Error');
export const isFrame = (frame: unknown): frame is ErrorFrame =>
  z.safeParse(errorFrame, frame).success;

/** The lines of a stack below its message: a message may imitate one. */
export function stackBelow({ stack = '', message }: Error): string[] {
  const at = message ? stack.indexOf(message) : -1;
  return (at < 0 ? stack : stack.slice(at + message.length)).split('\n');
}

/** The most that one page reports while it is open (rule 78). The server has limits of its own. */
export const mostOfPage = 5;

export const reportError = endpoint({
  name: 'reportError',
  summary:
    'Passes an error of the web on to where the operator collects errors, without its message; does nothing where that is nowhere, or after 10 of one address within ten minutes',
  method: 'POST',
  path: '/report-errors',
  access: 'public',
  body: reportedError,
  reply: 'empty',
});
