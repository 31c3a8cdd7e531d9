// Written by `npm run index` from what the folders hold.
export const addonParts = {
  apiKey: () => import('#addon/api-key/texts/en.ts'),
  duplicate: () => import('#addon/duplicate/texts/en.ts'),
  heatmap: () => import('#addon/heatmap/texts/en.ts'),
  helpLink: () => import('#addon/help/texts/link/en.ts'),
  help: () => import('#addon/help/texts/en.ts'),
  legal: () => import('#addon/legal/texts/en.ts'),
  privacyErasure: () => import('#addon/privacy/texts/erasure/en.ts'),
  privacyOwnData: () => import('#addon/privacy/texts/own-data/en.ts'),
  privacyProcessing: () => import('#addon/privacy/texts/processing/en.ts'),
  scim: () => import('#addon/scim/texts/en.ts'),
  source: () => import('#addon/source/texts/en.ts'),
  structure: () => import('#addon/structure/texts/en.ts'),
  summary: () => import('#addon/summary/texts/en.ts'),
  weak: () => import('#addon/weak/texts/en.ts'),
  webhook: () => import('#addon/webhook/texts/en.ts'),
};
