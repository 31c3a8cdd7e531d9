import { type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getWeakQuestions: none,
};
