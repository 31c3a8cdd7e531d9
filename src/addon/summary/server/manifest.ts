import { routes as summary } from './routes.ts';

export const manifest = {
  routes: summary,
};
