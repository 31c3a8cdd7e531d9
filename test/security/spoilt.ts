import fc from 'fast-check';
import { z } from 'zod/mini';
import type { Endpoint, Schema } from '#platform/contract/call/endpoint.ts';
import { xlsxOf } from '#test/file/xlsx.ts';
import type { FileGiven } from '#test/start/start-app.ts';
import type { Request } from './fixture.ts';

/** A valid request with one part spoilt, to see how the server takes it. */
interface Spoilt extends Request {
  headers?: Record<string, string>;
  /** The body is not even an object, so an error can't name a field in it. */
  isWhole?: boolean;
}

/** Much of something: long, wide, deep, or signs that stack and turn lines around. */
const much = fc.constantFrom<unknown>(
  `Я${'\u0301'.repeat(3000)}`,
  '\u202eabc\u2066\n\u2028'.repeat(10),
  'я'.repeat(20_000),
  Array(5000).fill(0),
  Array(1000).fill({}),
  Array(2000).fill('00000000-0000-4000-8000-000000000000'),
  Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`unknown${n}`, n])),
  JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`),
);
/** Files that are hard to read, or wrong in every row. */
const hardFiles = [
  await xlsxOf({
    rows: '<row><c t="inlineStr"><is><t>Email</t></is></c></row>',
    styles: `<numFmts>${Array.from({ length: 10_000 }, (_, n) => `<numFmt numFmtId="${n + 200}" formatCode="${'['.repeat(200)}"/>`).join('')}</numFmts>`,
  }),
  Buffer.from(
    `lastName;firstName;email;position;subdivision;inCompany;inPosition;role;subjectEmail\n${'\u202e;;x;y;z;0;0;r;s\n'.repeat(2000)}`,
  ),
  Buffer.from(`${'"'.repeat(30_001)}\n${';'.repeat(30_000)}`),
];

const nasty = fc.oneof(
  much,
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\0', '\ud800', 'a'.repeat(6000), "'; drop table brand; --", '%00', '../..'),
  fc.constantFrom(-1, 0, 1e308, 2 ** 53, 0.1, null, true, [], {}, '__proto__', 'constructor'),
);
/** Values that are right in some places, so that some requests get past the first check. */
const plausible = fc.constantFrom(
  '1',
  '25',
  '90,360',
  'true',
  'ASC',
  'ru',
  '2026-06-15',
  '1781481600',
  'name:a',
  'lastName:d',
  'number:a',
  'Иван',
  '%',
  '_',
  '\\',
  '00000000-0000-4000-8000-000000000000',
);

/** Another value of the same kind. Most of them pass the first checks and reach the handler. */
const alike = fc.record({
  text: fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom("О'Нил", '<b>', '=1+1', '%', '\\', '{{user.name}}', 'ru', '360'),
  ),
  number: fc.integer({ min: -1, max: 6 }),
});
type Alike = { text: string; number: number };

/** A request to that endpoint, made anew each time, with one part or the whole of it spoilt. */
export function spoilt(endpoint: Endpoint, request: () => Request): fc.Arbitrary<Spoilt> {
  const keys = queryKeys(endpoint.query);
  const parts = fc.constantFrom(
    ...(endpoint.path.includes('{') ? (['params'] as const) : []),
    ...(keys.length > 0 ? (['query', 'query'] as const) : []),
    ...(endpoint.body ? (['body', 'body', 'body'] as const) : []),
    ...(endpoint.upload ? (['file'] as const) : []),
    'unknown' as const,
  );
  return fc
    .record({ part: parts, nasty, plausible, alike, choice: fc.nat(), chance: fc.nat(9) })
    .map(({ part, choice, chance, ...values }) => {
      const valid = request();
      const value = part === 'query' && chance < 5 ? values.plausible : values.nasty;
      if (part === 'file') return { ...valid, file: spoiltFile(valid.file, value, choice) };
      if (part === 'body') {
        const isAlike = chance > 4 && typeof valid.body === 'object' && valid.body !== null;
        if (isAlike) return { ...valid, body: replaceAlike(valid.body, values.alike, choice) };
        return withBody(endpoint, valid, value, choice, chance === 0);
      }
      const names = {
        params: Object.keys(valid.params ?? {}),
        query: keys,
        unknown: ['x', '__proto__'],
      };
      const name = names[part][choice % names[part].length] ?? 'id';
      const at = part === 'params' ? 'params' : 'query';
      const text = asText(value);
      return {
        ...valid,
        [at]: { ...valid[at], [name]: at === 'params' ? encodeURIComponent(text) : text },
      };
    });
}

function withBody(
  { upload }: Endpoint,
  valid: Request,
  value: unknown,
  choice: number,
  isWhole: boolean,
): Spoilt {
  const body = isWhole ? value : replace(valid.body, value, choice);
  if (upload) return { ...valid, body: isWhole ? { unexpected: value } : body };
  const text = JSON.stringify(body) ?? '';
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return {
    ...valid,
    body: text,
    headers: { 'content-type': 'application/json' },
    isWhole: !isObject,
  };
}

/** All keys that a query takes, as the caller writes them: `limit`, `filterList[name]`. */
function queryKeys(schema: Schema | undefined): string[] {
  if (!schema) return [];
  interface Described {
    properties?: Record<string, Described>;
  }
  const { properties = {} } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Described;
  return Object.entries(properties).flatMap(([key, { properties: inner }]) =>
    inner ? Object.keys(inner).map((name) => `${key}[${name}]`) : [key],
  );
}

/** Another file, or the old one with spoilt bytes, under a nasty name. */
function spoiltFile(file: FileGiven | undefined, value: unknown, choice: number): FileGiven {
  const text = asText(value);
  const bytes = Buffer.from(file?.bytes ?? '');
  const hard = choice % 3 === 0 && hardFiles[(choice / 3) % hardFiles.length];
  if (hard) return { bytes: hard, name: 'table' };
  if (choice % 2 === 0) return { bytes: text, name: text.slice(0, 100) };
  bytes.write(text, choice % Math.max(1, bytes.length));
  return { bytes, name: 'table.csv' };
}

function replace(body: unknown, value: unknown, choice: number): unknown {
  if (typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  const key = keys[choice % (keys.length + 1)];
  if (key === undefined)
    return Array.isArray(body) ? [...body, value] : { ...body, unexpected: value };
  const inner = (body as Record<string, unknown>)[key];
  const next = choice % 3 === 0 ? value : replace(inner, value, Math.floor(choice / 2));
  return Array.isArray(body) ? body.with(Number(key), next) : { ...body, [key]: next };
}

function replaceAlike(body: unknown, given: Alike, choice: number): unknown {
  if (typeof body === 'string') return given.text;
  if (typeof body === 'number') return given.number;
  if (typeof body === 'boolean') return !body;
  const keys = Object.keys(body ?? {});
  const key = keys[choice % keys.length];
  if (key === undefined) return body;
  const inner = (body as Record<string, unknown>)[key];
  const next = replaceAlike(inner, given, Math.floor(choice / keys.length));
  return Array.isArray(body) ? body.with(Number(key), next) : { ...(body as object), [key]: next };
}

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed();
