/** The first name of a company's first super administrator until they enter their own. */
export const unnamedAdmin = { ru: 'Администратор', en: 'Admin' };

/** The earlier English name. */
const earlier = 'Administrator';

/** Nobody is really called this, so a letter greets them without a name. */
export const isUnnamed = (firstName: string): boolean =>
  [...Object.values(unnamedAdmin), earlier].includes(firstName);
