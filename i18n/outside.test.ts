import { expect, test } from 'vitest';
import { sourcesOf } from '#test/sources.ts';

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
const sources = sourcesOf(['contract', 'server', 'web'], { ending: /\.(tsx?|typ)$/ });
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('nothing is said in Russian outside of the catalogue', () => {
  const speaking = sources
    .filter(({ text }) => /[а-яё]{3}/i.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(speaking.filter((path) => !readers.some((one) => path.startsWith(one)))).toEqual([]);
});
