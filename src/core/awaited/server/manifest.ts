import { routes as awaited } from './routes.ts';

export const manifest = {
  routes: awaited,
};
