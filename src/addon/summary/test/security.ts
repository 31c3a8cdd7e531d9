import { by, type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getSummaryChoices: none,
  getSummary: by((world) => ({ query: { of: 'leader', id: world.managerId } }), {
    notFor: 'ROLE_DIRECTOR',
  }),
  exportSummary: by((world) => ({ query: { of: 'leader', id: world.managerId, format: 'xlsx' } }), {
    notFor: 'ROLE_DIRECTOR',
  }),
};
