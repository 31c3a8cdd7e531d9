import { useQuery } from '@tanstack/react-query';
import { forgetTrusted, getFactorList } from '#contract/company/factor.ts';
import { endOtherSessions, endSession, getSessionList } from '#contract/company/session.ts';
import { partQuery, useSend } from '#web/platform/api/queries.ts';

export const useSessions = () => useQuery(partQuery(getSessionList));

export const useFactors = () => useQuery(partQuery(getFactorList));
export const useForgetTrusted = () => useSend(forgetTrusted);

export const useEndSession = () => useSend(endSession);
export const useEndOthers = () => useSend(endOtherSessions);
