import { routes as legal } from './routes.ts';

export const manifest = {
  routes: legal,
};
