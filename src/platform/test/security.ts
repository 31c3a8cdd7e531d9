import { alone, type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  reportError: alone(() => ({ body: { name: 'TypeError', route: '/login', frames: [] } }), {
    unnoted: 'says nothing of anybody, and changes nothing',
  }),
  getGeoInfo: none,
};
