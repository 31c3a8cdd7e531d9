import { expect, test } from 'vitest';
import { endpoints } from '#app/contract/all.ts';
import { getAnsweringList } from '#core/answering/contract/answering.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { operationIds } from '#platform/contract/call/operation-ids.ts';
import { describeEndpoints } from './openapi.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters: { name: string; schema: { type?: string; enum?: string[] } }[];
  requestBody?: { required: boolean };
}

const { paths, tags } = describeEndpoints(endpoints, 'http://localhost') as {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
};
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
const find = (id: string) => operations.find(({ operationId }) => operationId === id);

test('an upload is one multipart form with its file and its refusals', () => {
  const { paths } = describeEndpoints([importEmployees], 'http://localhost');
  expect(paths).toMatchObject({
    '/employee/import': {
      post: {
        parameters: [{ name: 'dryRun', in: 'query', required: false }],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                properties: {
                  file: { type: 'string', format: 'binary' },
                  columns: { type: 'string' },
                  createPlaces: {},
                },
                required: ['file'],
              },
            },
          },
        },
        responses: { 413: {}, 415: {}, 400: {} },
      },
    },
  });
});

test('every operation says who may call it, by what it is found, and has a name of its own', () => {
  const names = tags.map(({ name }) => name);
  for (const { security, tags } of operations) {
    expect(security).toBeInstanceOf(Array);
    expect(names).toEqual(expect.arrayContaining(tags));
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(find('loginUser')?.security).toEqual([]);
  expect(find('getRoles')?.security).toEqual([{ bearer: [] }]);
  expect(find('sendResult')?.security).toEqual([{ bearer: [] }, {}]);
});

test('a call that has another name in code keeps the id of its operation', () => {
  const names = endpoints.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(operationIds)));
  expect(find('getTestingList')?.summary).toBe(getAnsweringList.summary);
});

test('parameters say what they take: whole numbers, and yes or no as words', () => {
  const parameters = operations.flatMap(({ parameters }) => parameters);
  expect(parameters.filter(({ schema }) => Object.keys(schema).length === 0)).toEqual([]);
  expect(parameters.filter(({ schema }) => schema.type === 'number')).toEqual([]);
  const flag = parameters.find(({ name }) => name === 'withArchived');
  expect(flag?.schema).toEqual({ type: 'string', enum: ['true', 'false'] });
});

test('a body has to be there where a field of it has to', () => {
  expect(find('loginUser')?.requestBody?.required).toBe(true);
});

test('of two paths that one address may fit, one begins with a word where the other has an id', () => {
  const parts = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}').split('/'));
  const fits = (one: string, other: string) => one === other || `${one} ${other}`.includes('{');
  const pairs = parts.flatMap((one, at) =>
    parts
      .slice(at + 1)
      .filter(
        (other) =>
          other.length === one.length && one.every((part, i) => fits(part, other[i] ?? '')),
      )
      .map((other) => [one, other].map((path) => path.join('/')).sort()),
  );
  const isPlain = ([one = '', other = '']: string[]) =>
    one.split('/').every((part, i) => part === other.split('/')[i] || !part.includes('{'));
  const ambiguous = pairs.filter((pair) => !isPlain(pair) && !isPlain(pair.toReversed()));
  // Of the specification, and of 1.1.0: clients ask for them.
  const kept = [
    ...['switchLocale/{}', '{}/letter', '{}/factor'].map((path) => `/user/${path}`),
    ...['profile/{}', 'company/{}'].map((path) => `/employee/${path}`),
    ...['takeBack', 'updateProfile', 'updateCompany'].map((path) => `/employee/{}/${path}`),
    ...['email', 'notification'].flatMap((kind) => [
      `/template/${kind}/reset/{}`,
      `/template/${kind}/{}/preview`,
    ]),
    ...['test/{}', '{}/refresh', '{}/try'].map((path) => `/security/sso/${path}`),
  ];
  const isKept = (path: string) => kept.includes(path.replace(/^\/v2(?=\/)/, ''));
  expect(ambiguous.filter((pair) => !pair.every(isKept))).toEqual([]);
});
