import { brandSettings } from '#test/security/bodies.ts';
import { alone, type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getBrandList: none,
  getBrandSettings: none,
  updateBrandSettings: alone(({ brandName }) => ({ body: brandSettings(brandName) })),
  getBrandIcon: {
    own: ({ slug, iconHash }) => ({ params: { slug, hash: iconHash } }),
    // Everybody may see every icon, so only one that nobody has is missing.
    foreign: ({ slug }) => ({ params: { slug, hash: '0'.repeat(64) } }),
    unnoted: 'what everybody sees at sign-in',
  },
};
