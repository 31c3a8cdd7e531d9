import { expect, test } from 'vitest';
import type { QuestionaryStatus } from '#platform/contract/rules/methods.ts';
import { isOpen } from './rules.ts';

test.each<[QuestionaryStatus, string, boolean]>([
  ['inwork', '2026-06-14', false],
  ['inwork', '2026-06-15', true],
  ['inwork', '2026-06-30', true],
  ['inwork', '2026-07-01', false],
  ['created', '2026-06-20', false],
  ['done', '2026-06-20', false],
  ['archived', '2026-06-20', false],
])('%s on %s takes answers: %s', (status, today, open) => {
  const term = { status, dateStart: '2026-06-15', dateEnd: '2026-06-30' };
  expect(isOpen(term, today)).toBe(open);
});
