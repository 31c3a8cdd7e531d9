/** The first name of a company's first super administrator, until they say their own. */
export const unnamedAdmin = { ru: 'Администратор', en: 'Administrator' };

/** Nobody is called so: a letter greets without a name. */
export const isUnnamed = (firstName: string): boolean =>
  Object.values(unnamedAdmin).includes(firstName);
