import { routes as pending } from './routes.ts';

export const manifest = {
  routes: pending,
};
