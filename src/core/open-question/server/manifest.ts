import { routes as commonQuestion } from './routes.ts';

export const manifest = {
  routes: commonQuestion,
};
