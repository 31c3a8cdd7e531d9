import { useQuery } from '@tanstack/react-query';
import { getSecuritySettings, updateSecuritySettings } from '#contract/company/security.ts';
import { pageQuery, useSend } from '#web/platform/api/queries.ts';

export const useSecurity = () => useQuery(pageQuery(getSecuritySettings));

export const useUpdateSecurity = () =>
  useSend(updateSecuritySettings, {
    // The form shows failures itself, at its fields.
    meta: { quiet: true },
  });
