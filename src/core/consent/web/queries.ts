import { useQuery } from '@tanstack/react-query';
import { getConsentSettings, updateConsentSettings } from '#core/consent/contract/consent.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

export const useConsentSettings = () => useQuery(partQuery(getConsentSettings));

export const useUpdateConsent = () =>
  useSend(updateConsentSettings, {
    // The form shows failures itself, at its fields.
    meta: { quiet: true },
  });
