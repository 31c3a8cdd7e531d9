import { expect, test } from 'vitest';
import { type ManyAction, manyActions } from '#contract/assessment/questionary-many.ts';
import { type QuestionaryStatus, questionaryStatuses } from '#contract/platform/rules/methods.ts';
import { fitsAction } from './rules.ts';

const possible: Record<QuestionaryStatus, ManyAction[]> = {
  created: ['inwork', 'dateEnd', 'archived', 'delete'],
  inwork: ['dateEnd', 'remind', 'archived'],
  done: ['archived'],
  archived: [],
};

test.each(questionaryStatuses)('what can be done with several that are %s', (status) => {
  const fitting = manyActions.filter((action) => fitsAction(action, { status }));
  expect(fitting).toEqual(possible[status]);
});
