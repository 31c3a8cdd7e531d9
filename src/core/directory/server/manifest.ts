import { routes as position } from './position/routes.ts';
import { routes as subdivision } from './subdivision/routes.ts';

export const manifest = {
  routes: [...position, ...subdivision],
};
