import { type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getHeatmap: none,
  getCompanyYears: none,
  exportHeatmap: none,
};
