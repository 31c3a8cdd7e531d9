import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { getOwnPlan } from '#contract/assessment/plan/plan.ts';
import { partQuery } from '#web/platform/api/queries.ts';

/** The way to plans: for whoever has one, may begin one, or leads somebody who shares one, and on their page itself. */
export function IfPlan({ children }: { children: ReactNode }) {
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/estimation/plan' });
  // The page asks the same, so that both have one answer.
  const own = useQuery(partQuery(getOwnPlan)).data;
  const hasAny = own && (own.data ?? own.latestReport ?? own.sharedCount > 0);
  return (isThere || hasAny) && children;
}
