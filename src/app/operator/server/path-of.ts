import { resolve } from 'node:path';

/** npm runs a script in the project's folder and names the one it was called in. */
export const pathOf = (file = ''): string => resolve(process.env.INIT_CWD ?? '.', file);
