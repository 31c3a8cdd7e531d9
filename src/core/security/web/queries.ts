import { useQuery } from '@tanstack/react-query';
import { getSecuritySettings } from '#core/security/contract/security.ts';
import { pageQuery } from '#platform/web/api/queries.ts';

export const useSecurity = () => useQuery(pageQuery(getSecuritySettings));
