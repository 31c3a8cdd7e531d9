import { renderNameTaken } from './access/letters.ts';
import { routes as employeeImport } from './import/routes.ts';
import { routes as employee } from './routes.ts';
import { routes as peopleRun } from './run/routes.ts';
import { forgetNames } from './tasks.ts';
import { routes as positionWish } from './wish/routes.ts';

export const manifest = {
  routes: [...employee, ...employeeImport, ...peopleRun, ...positionWish],
  letters: { nameTaken: renderNameTaken },
  expires: [forgetNames],
};
