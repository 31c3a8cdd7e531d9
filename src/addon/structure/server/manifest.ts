import { routes as structure } from './routes.ts';

export const manifest = {
  routes: structure,
};
