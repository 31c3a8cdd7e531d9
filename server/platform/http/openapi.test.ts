import { expect, test } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { importEmployees } from '#contract/people/employee-import.ts';
import { describeEndpoints } from './openapi.ts';

interface Operation {
  operationId: string;
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
