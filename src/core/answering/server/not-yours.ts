import { Failure } from '#platform/server/shared/errors.ts';

/** Whether it never was or is somebody else's isn't told; that it was deleted isn't said of either. */
export const notYours = () =>
  new Failure('notFound', { text: { key: 'testingMessages.notYours' } });
