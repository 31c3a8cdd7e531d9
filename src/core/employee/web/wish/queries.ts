import { useQuery } from '@tanstack/react-query';
import {
  answerPositionWish,
  getPositionWishes,
} from '#core/employee/contract/wish/position-wish.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

export const useWishes = () => useQuery(partQuery(getPositionWishes));
export const useAnswerWish = () => useSend(answerPositionWish);
