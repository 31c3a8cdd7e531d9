import { routes } from './routes.ts';

export const manifest = { routes };
