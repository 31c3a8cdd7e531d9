import { type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getStructureEmployees: none,
  getStructureSubdivisions: none,
  getStructureOrgChart: none,
  findInStructureOrgChart: none,
};
