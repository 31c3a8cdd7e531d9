import { routes as taking } from './taking/routes.ts';

export const manifest = {
  routes: taking,
};
