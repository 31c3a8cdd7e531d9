import type { z } from 'zod/mini';
import type { T, TextKey } from '#i18n/t.ts';

/** What is wrong with an input: where, and the text to say it with. Server and forms use the same. */
export interface Issue {
  path: string;
  key: TextKey;
  params?: Record<string, string | number>;
}

/** An issue in words: its params were made for its key, so the pair is right wherever it is spoken. */
export const speakIssue = ({ key, params }: Pick<Issue, 'key' | 'params'>, t: T): string =>
  (t as (key: TextKey, params?: Issue['params']) => string)(key, params);

/** Turns what a schema found into field errors; parse with `reportInput`, so that missing and wrong differ. */
export function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.flatMap(issuesOfOne);
}

function issuesOfOne(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => ({
      path: [...issue.path, field].join('.'),
      key: 'validation.unknownField',
      params: { field },
    }));
  }
  return [{ path, ...wordsFor(issue) }];
}

function wordsFor(issue: z.core.$ZodIssue): Omit<Issue, 'path'> {
  const missing = issue.input === undefined || issue.input === null;
  if (missing && issue.code !== 'custom') return { key: 'validation.required' };
  if (issue.message.startsWith('validation.')) return { key: issue.message as TextKey };
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
