import { routes as profile } from './routes.ts';

export const manifest = {
  routes: profile,
};
