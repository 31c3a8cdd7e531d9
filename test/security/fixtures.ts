import { ofAssessment } from './fixtures/assessment.ts';
import { ofCompany } from './fixtures/company.ts';
import { type Fixture, none, type Request } from './fixtures/fixture.ts';
import { ofPeople } from './fixtures/people.ts';

export type { Request };

/**
 * For every endpoint of the contract, one request that succeeds (`asksOf` says for whom), and the
 * same one aimed at another brand's entity. The security suite walks the contract, and an endpoint
 * without an entry here fails it.
 */
export const fixtures: Record<string, Fixture> = {
  reportError: {
    own: () => ({ body: { name: 'TypeError', route: '/login', frames: [] } }),
    foreign: 'takes no id',
  },
  getGeoInfo: none,
  ...ofCompany,
  ...ofPeople,
  ...ofAssessment,
};
