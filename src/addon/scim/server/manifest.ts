import { routes as scim } from './routes.ts';
import { forgetScimChanges } from './tasks.ts';

export const manifest = {
  routes: scim,
  expires: [forgetScimChanges],
};
