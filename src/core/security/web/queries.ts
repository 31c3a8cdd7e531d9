import { useQuery } from '@tanstack/react-query';
import { getSecuritySettings, updateSecuritySettings } from '#core/security/contract/security.ts';
import { pageQuery, useSend } from '#platform/web/api/queries.ts';

export const useSecurity = () => useQuery(pageQuery(getSecuritySettings));

export const useUpdateSecurity = () =>
  useSend(updateSecuritySettings, {
    // The form shows failures itself, at its fields.
    meta: { quiet: true },
  });
