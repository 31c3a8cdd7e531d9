import { useQuery } from '@tanstack/react-query';
import { getBrandSettings, updateBrandSettings } from '#core/company/contract/brand-settings.ts';
import { pageQuery, useSend } from '#platform/web/api/queries.ts';

export const useBrandSettings = () => useQuery(pageQuery(getBrandSettings));

export const useUpdateBrandSettings = () =>
  useSend(updateBrandSettings, {
    // The form shows failures itself, at its fields.
    meta: { quiet: true },
  });
