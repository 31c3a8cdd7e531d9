/** The texts of the first screen. They come before the lists of all others, which it has no need of. */
export const entry = {
  ru: async () => (await import('#app/texts/entry/ru.ts')).entry,
  en: async () => (await import('#app/texts/entry/en.ts')).entry,
};
