import { useQuery } from '@tanstack/react-query';
import { answerPositionWish, getPositionWishes } from '#contract/people/wish/position-wish.ts';
import { partQuery, useSend } from '#web/platform/api/queries.ts';

export const useWishes = () => useQuery(partQuery(getPositionWishes));
export const useAnswerWish = () => useSend(answerPositionWish);
