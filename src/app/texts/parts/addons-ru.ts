// Written by `npm run index` from what the folders hold.
export const addonParts = {
  apiKey: () => import('#addon/api-key/texts/ru.ts'),
  duplicate: () => import('#addon/duplicate/texts/ru.ts'),
  heatmap: () => import('#addon/heatmap/texts/ru.ts'),
  helpLink: () => import('#addon/help/texts/link/ru.ts'),
  help: () => import('#addon/help/texts/ru.ts'),
  legal: () => import('#addon/legal/texts/ru.ts'),
  privacyErasure: () => import('#addon/privacy/texts/erasure/ru.ts'),
  privacyOwnData: () => import('#addon/privacy/texts/own-data/ru.ts'),
  privacyProcessing: () => import('#addon/privacy/texts/processing/ru.ts'),
  scim: () => import('#addon/scim/texts/ru.ts'),
  source: () => import('#addon/source/texts/ru.ts'),
  structure: () => import('#addon/structure/texts/ru.ts'),
  summary: () => import('#addon/summary/texts/ru.ts'),
  weak: () => import('#addon/weak/texts/ru.ts'),
  webhook: () => import('#addon/webhook/texts/ru.ts'),
};
