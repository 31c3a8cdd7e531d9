import { routes as weak } from './routes.ts';

export const manifest = {
  routes: weak,
};
