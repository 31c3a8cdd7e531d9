import { positionCalls } from '#core/directory/contract/position.ts';
import { namedRoutes } from '#core/directory/server/directory-routes.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { giveCompetences } from './give-competences.ts';
import { positions } from './queries.ts';
import { createPosition, savePosition } from './save-position.ts';

export const routes: Route[] = [
  ...namedRoutes(positionCalls, positions, {
    create: createPosition,
    save: savePosition,
    peopleAt: employee.positionId,
  }),
  on(positionCalls.give)(giveCompetences),
];
