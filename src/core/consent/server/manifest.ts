import { routes as consent } from './routes.ts';

export const manifest = {
  routes: consent,
};
