import { useQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession, getSessionList } from '#core/account/contract/session.ts';
import { forgetTrusted, getFactorList } from '#core/factor/contract/factor.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

export const useSessions = () => useQuery(partQuery(getSessionList));

export const useFactors = () => useQuery(partQuery(getFactorList));
export const useForgetTrusted = () => useSend(forgetTrusted);

export const useEndSession = () => useSend(endSession);
export const useEndOthers = () => useSend(endOtherSessions);
