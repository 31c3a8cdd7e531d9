import { alone, by, type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getFactorMissing: none,
  // Nobody has to have one there.
  remindFactor: by(({ userId: id }) => ({ params: { id } }), {
    refusedBy: 404,
    proof: 'never',
    notedIn: 'nobody is asked for a factor there: src/core/factor/server/policy.http.test.ts',
  }),
  getSecuritySettings: none,
  updateSecuritySettings: alone(() => ({
    body: { share: 'anywhere', shareDomainList: [], addressKept: 'full' },
  })),
};
