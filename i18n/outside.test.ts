import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What holds Russian words because it reads them, or because it makes data. */
const readers = [
  'contract/company/help/help-words.ts',
  'server/company/auth/password-pattern.ts',
  'server/people/common-question/first-questions.ts',
  'server/people/competence/file-columns.ts',
  'server/demo/',
  'server/people/employee/',
  'server/people/library/',
  'server/operator/',
  'server/platform/pdf/file-name.ts',
  'server/platform/pdf/markdown.ts',
  'server/assessment/questionary/from-file/',
  'server/assessment/report/history/',
  'server/platform/shared/unnamed-admin.ts',
  'server/platform/table-file/',
  'web/ui-kit/sample.ts',
  'web/platform/ui/base/hyphenate.ts',
];
const sources = ['contract', 'server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.(tsx?|typ)$/.test(path))
    .map((path) => join(folder, path)),
);
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('nothing is said in Russian outside of the catalogue', () => {
  const speaking = sources.filter((path) =>
    /[а-яё]{3}/i.test(withoutComments(readFileSync(join(root, path), 'utf8'))),
  );
  expect(speaking.filter((path) => !readers.some((one) => path.startsWith(one)))).toEqual([]);
});
