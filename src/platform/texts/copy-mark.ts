/** What is added to the name of a copy, in the language of that name. */
export const copyMark = { ru: '(копия)', en: '(copy)' } as const;
