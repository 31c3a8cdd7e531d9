import { useQuery } from '@tanstack/react-query';
import { getBrandSettings, updateBrandSettings } from '#contract/company/brand-settings.ts';
import { pageQuery, useSend } from '#web/platform/api/queries.ts';

export const useBrandSettings = () => useQuery(pageQuery(getBrandSettings));

export const useUpdateBrandSettings = () =>
  useSend(updateBrandSettings, {
    // The form shows failures itself, at its fields.
    meta: { quiet: true },
  });
