import { routes as brand } from './routes.ts';

export const manifest = {
  routes: brand,
};
