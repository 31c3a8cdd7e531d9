import { positionCalls } from '#contract/people/position.ts';
import { namedRoutes } from '#server/people/directory/directory-routes.ts';
import { employee } from '#server/platform/db/schema/employee.ts';
import { on, type Route } from '#server/platform/http/call.ts';
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
