import { type DemoSlug, demoDomains, demoLanguages } from '#platform/contract/demo.ts';
import type { Locale } from '#platform/texts/t.ts';

export interface DemoBrand {
  slug: DemoSlug;
  name: string;
  domain: string;
  matrix: boolean;
  /** The language of its people and their accounts, of its departments and positions, and of what people write. */
  language: Locale;
  /** This many people get a 360 assessment every year. */
  assessedYearly: number;
  /** Whether half of its people were assessed together, in the latest round. */
  hasRound: boolean;
  seed: number;
}

export const demoBrands: [DemoBrand, ...DemoBrand[]] = [
  {
    slug: 'north',
    name: 'Север',
    domain: demoDomains.north,
    matrix: true,
    language: demoLanguages.north,
    assessedYearly: 7,
    hasRound: true,
    seed: 360,
  },
  {
    slug: 'vector',
    name: 'Vector',
    domain: demoDomains.vector,
    matrix: false,
    language: demoLanguages.vector,
    assessedYearly: 2,
    hasRound: true,
    seed: 180,
  },
];
