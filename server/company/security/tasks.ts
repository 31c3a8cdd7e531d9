import { withBrand } from '#server/platform/db/scope.ts';
import type { TaskOf } from '#server/platform/jobs/tasks.ts';
import { tellAlert } from './tell-alert.ts';

export const tellPaused: TaskOf<'tell-paused'> = ({ database, now }, { brandId }) =>
  withBrand({ database, brandId }, (scope) => tellAlert(scope, { what: 'manyPaused' }, now()));
