import { z } from 'zod/mini';
import type { Endpoint, Schema } from '#platform/contract/call/endpoint.ts';
import { id } from '#platform/contract/call/fields.ts';
import { type Issue, issuesOf, mostIssues } from '#platform/contract/call/issues.ts';
import { Failure } from '#platform/server/shared/errors.ts';

type Where = 'params' | 'query' | 'body';

/** What a call's path takes. Braces hold ids unless the endpoint says otherwise; without braces, undefined. */
export function paramsOf({ params, path }: Endpoint): Schema | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id]);
  return params ?? (names.length > 0 ? z.strictObject(Object.fromEntries(names)) : undefined);
}

/** Checks one part of a request; throws 400 with every wrong field. */
export function validate(schema: Schema | undefined, given: unknown, where: Where): unknown {
  if (!isStorable(given)) {
    throw new Failure('validation', { issues: unstorable(given, []).slice(0, mostIssues) });
  }
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, given, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Failure('validation', {
    issues: issuesOf(parsed.error).map((issue) =>
      where === 'query' ? { ...issue, path: inBrackets(issue.path) } : issue,
    ),
  });
}

/** `filterList.method.0` → `filterList[method]`, as the caller wrote it. */
function inBrackets(path: string): string {
  const [first = '', second] = path.split('.');
  return second === undefined || /^\d+$/.test(second) ? first : `${first}[${second}]`;
}

/** No form is nested deeper. Far deeper ones would overflow the stack. */
const deepest = 20;

/**
 * Nothing sent holds more names and values: 5,000 lists to approve are 35,000 of them. Looking at each of a
 * million would keep everybody else waiting.
 */
const mostValues = 40_000;

/** Whether the database can keep all its texts: no NUL character, no half of a surrogate pair. */
function isStorable(value: unknown, seen = { count: 0 }, depth = 0): boolean {
  seen.count += 1;
  if (depth > deepest) throw new Failure('malformed');
  if (seen.count > mostValues) throw new Failure('tooLarge');
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  for (const key of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[key];
    if (!isStorable(key, seen) || !isStorable(item, seen, depth + 1)) return false;
  }
  return true;
}

/** Finds the texts that the database cannot store. */
function unstorable(value: unknown, path: (string | number)[]): Issue[] {
  if (typeof value === 'string') {
    return isStorable(value) ? [] : [{ path: path.join('.'), key: 'validation.invalid' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...unstorable(key, path),
    ...unstorable(item, [...path, key]),
  ]);
}
