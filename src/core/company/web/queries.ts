import { useQuery } from '@tanstack/react-query';
import {
  getCompanySettings,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { pageQuery, useSend } from '#platform/web/api/queries.ts';

export const useCompanySettings = () => useQuery(pageQuery(getCompanySettings));

export const useUpdateCompanySettings = () =>
  useSend(updateCompanySettings, {
    // The form shows failures itself, at its fields.
    meta: { quiet: true },
  });
