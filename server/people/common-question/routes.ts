import { commonQuestionCalls } from '#contract/people/common-question.ts';
import { directoryRoutes } from '#server/people/directory/directory-routes.ts';
import type { Route } from '#server/platform/http/call.ts';
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
