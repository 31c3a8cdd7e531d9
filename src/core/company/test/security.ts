import { companySettings } from '#test/security/bodies.ts';
import { alone, type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getBrandList: none,
  getCompanySettings: none,
  updateCompanySettings: alone(({ brandName }) => ({ body: companySettings(brandName) })),
  getBrandPicture: {
    own: ({ slug, iconHash }) => ({ params: { kind: 'icon', slug, hash: iconHash } }),
    // Everybody may see every picture, so only one that nobody has is missing.
    foreign: ({ slug, iconHash }) => ({ params: { kind: 'logo', slug, hash: iconHash } }),
    unnoted: 'what everybody sees at sign-in',
  },
};
