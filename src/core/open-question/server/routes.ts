import { directoryRoutes } from '#core/directory/server/directory-routes.ts';
import { commonQuestionCalls } from '#core/open-question/contract/common-question.ts';
import type { Route } from '#platform/server/http/call.ts';
import { commonQuestions } from './queries.ts';
import {
  createCommonQuestion,
  removeCommonQuestion,
  saveCommonQuestion,
} from './save-common-question.ts';

export const routes: Route[] = directoryRoutes(
  commonQuestionCalls,
  { ...commonQuestions, remove: removeCommonQuestion },
  { create: createCommonQuestion, save: saveCommonQuestion },
);
