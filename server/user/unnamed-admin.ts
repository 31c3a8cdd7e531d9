/** The first name of a company's first super administrator, until they say their own. */
export const unnamedAdmin = { ru: 'Администратор', en: 'Admin' };

/** What the English one was called before. */
const earlier = 'Administrator';

/** Nobody is called so: a letter greets without a name. */
export const isUnnamed = (firstName: string): boolean =>
  [...Object.values(unnamedAdmin), earlier].includes(firstName);
