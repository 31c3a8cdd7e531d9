import { type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getRightsHolder: none,
  getDocumentList: none,
};
