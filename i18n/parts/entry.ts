/** The texts of the first screen. They come before the lists of all others, which it has no need of. */
export const entry = {
  ru: async () => (await import('#i18n/platform/entry/ru.ts')).entry,
  en: async () => (await import('#i18n/platform/entry/en.ts')).entry,
};
