import { useQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession, getSessionList } from '#contract/company/session.ts';
import { partQuery, useSend } from '#web/platform/api/queries.ts';

export const useSessions = () => useQuery(partQuery(getSessionList));

export const useEndSession = () => useSend(endSession);
export const useEndOthers = () => useSend(endOtherSessions);
