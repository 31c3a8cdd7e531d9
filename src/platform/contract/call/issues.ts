import type { z } from 'zod/mini';
import type { T, TextKey } from '#platform/texts/t.ts';

/** What is wrong with an input: where, and which text says so. Server and forms use the same. */
export interface Issue {
  path: string;
  key: TextKey;
  params?: Record<string, string | number>;
}

/** An issue as text. Its params were made for its key, so the pair always fits. */
export const speakIssue = ({ key, params }: Pick<Issue, 'key' | 'params'>, t: T): string =>
  (t as (key: TextKey, params?: Issue['params']) => string)(key, params);

/** How many errors one answer names at most (rule 43): nobody reads more, and a caller could ask for millions. */
export const mostIssues = 50;
/** How much of a field's name is repeated where a caller made it up, in characters. */
const longestName = 100;

/** Turns what a schema found into field errors; parse with `reportInput`, so that missing and wrong differ. */
export function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.slice(0, mostIssues).map(issueOf);
}

/** Unknown fields of one object are one error, which names the first. */
function issueOf(issue: z.core.$ZodIssue): Issue {
  if (issue.code === 'unrecognized_keys') {
    const field = String(issue.keys[0]).slice(0, longestName);
    const path = [...issue.path, field].join('.');
    return { path, key: 'validation.unknownField', params: { field } };
  }
  return { path: issue.path.join('.'), ...wordsFor(issue) };
}

function wordsFor(issue: z.core.$ZodIssue): Omit<Issue, 'path'> {
  const missing = issue.input === undefined || issue.input === null;
  if (missing && issue.code !== 'custom') return { key: 'validation.required' };
  // A schema's own words are a text's key; the library's are a sentence.
  if (/^\w+\.[\w.]+$/.test(issue.message)) return { key: issue.message as TextKey };
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum);
    if (issue.origin === 'string') return { key: 'validation.tooLong', params: { max } };
    if (issue.origin === 'array') return { key: 'validation.tooMany', params: { max } };
    return { key: 'validation.tooBig', params: { max } };
  }
  return { key: 'validation.invalid' };
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): Omit<Issue, 'path'> {
  const min = Number(issue.minimum);
  if (issue.origin === 'string') {
    return min === 1
      ? { key: 'validation.required' }
      : { key: 'validation.tooShort', params: { min } };
  }
  if (issue.origin === 'array') return { key: 'validation.tooFew', params: { min } };
  return { key: 'validation.tooSmall', params: { min } };
}
