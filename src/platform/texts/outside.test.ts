import { expect, test } from 'vitest';
import { sourcesOf } from '#test/sources.ts';

/** What holds Russian words because it reads them, or because it makes data. */
const readers = [
  'src/addon/help/contract/help-words.ts',
  'src/core/account/server/password-pattern.ts',
  'src/core/open-question/server/first-questions.ts',
  'src/core/competence/server/file-columns.ts',
  'src/app/demo/server/',
  'src/core/employee/server/',
  'src/core/library/server/',
  'src/app/operator/server/',
  'src/core/report/server/paper/file-name.ts',
  'src/platform/server/pdf/markdown.ts',
  'src/core/questionary/server/from-file/',
  'src/core/report/server/imported/',
  'src/platform/server/shared/unnamed-admin.ts',
  'src/platform/server/table-file/',
  'src/platform/web/ui/base/hyphenate.ts',
];
const sources = sourcesOf(['contract', 'server', 'web'], { ending: /\.(tsx?|typ)$/ });
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('nothing is said in Russian outside of the catalogue', () => {
  const speaking = sources
    .filter(({ text }) => /[а-яё]{3}/i.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(speaking.filter((path) => !readers.some((one) => path.startsWith(one)))).toEqual([]);
});
