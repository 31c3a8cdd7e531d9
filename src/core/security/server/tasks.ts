import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tellAlert } from './tell-alert.ts';

export const tellPaused: TaskOf<'tell-paused'> = ({ database, now }, { brandId }) =>
  withBrand({ database, brandId }, (scope) => tellAlert(scope, { what: 'manyPaused' }, now()));
