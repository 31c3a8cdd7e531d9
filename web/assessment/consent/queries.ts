import { useQuery } from '@tanstack/react-query';
import { getConsentSettings, updateConsentSettings } from '#contract/assessment/consent.ts';
import { partQuery, useSend } from '#web/platform/api/queries.ts';

export const useConsentSettings = () => useQuery(partQuery(getConsentSettings));

export const useUpdateConsent = () =>
  useSend(updateConsentSettings, {
    // The form shows failures itself, at its fields.
    meta: { quiet: true },
  });
