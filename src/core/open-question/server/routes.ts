import { directoryRoutes } from '#core/directory/server/directory-routes.ts';
import { openQuestionCalls } from '#core/open-question/contract/open-question.ts';
import type { Route } from '#platform/server/http/call.ts';
import { commonQuestions } from './queries.ts';
import { createOpenQuestion, removeOpenQuestion, saveOpenQuestion } from './save-open-question.ts';

export const routes: Route[] = directoryRoutes(
  openQuestionCalls,
  { ...commonQuestions, remove: removeOpenQuestion },
  { create: createOpenQuestion, save: saveOpenQuestion },
);
