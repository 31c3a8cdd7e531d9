import { routes as competence } from './routes.ts';

export const manifest = {
  routes: competence,
};
