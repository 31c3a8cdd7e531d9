import { expect, test } from 'vitest';
import { importEmployees } from '#contract/people/employee-import.ts';
import { describeEndpoints } from './openapi.ts';

test('an upload is described as a multipart form with its file and its refusals', () => {
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
                allOf: [
                  {
                    properties: { file: { type: 'string', format: 'binary' } },
                    required: ['file'],
                  },
                  { properties: { columns: { type: 'string' }, createPlaces: {} } },
                ],
              },
            },
          },
        },
        responses: { 413: {}, 415: {}, 400: {} },
      },
    },
  });
});
