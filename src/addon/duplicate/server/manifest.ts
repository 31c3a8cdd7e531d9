import { routes as duplicate } from './routes.ts';

export const manifest = {
  routes: duplicate,
};
