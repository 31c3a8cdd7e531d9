import { routes as twin } from './routes.ts';

export const manifest = {
  routes: twin,
};
