import { alone, type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getLibrary: none,
  takeFromLibrary: alone(() => ({ body: { idList: ['results'] } })),
};
