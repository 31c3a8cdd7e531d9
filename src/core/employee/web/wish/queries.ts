import { useQuery } from '@tanstack/react-query';
import {
  answerTitleToConfirm,
  getTitlesToConfirm,
} from '#core/employee/contract/wish/position-wish.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

export const useTitlesToConfirm = () => useQuery(partQuery(getTitlesToConfirm));
export const useAnswerTitleToConfirm = () => useSend(answerTitleToConfirm);
