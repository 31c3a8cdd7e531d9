import { useMutation } from '@tanstack/react-query';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { type ApiError, type CallArguments, type CallInput, errorText } from './call.ts';
import { download } from './download.ts';

/** Saves the file that a call returns. If it fails, a toast titled `failed` says why; another says what it lacks. */
export function useDownload<const E extends Endpoint & { reply: 'file' }>(
  endpoint: E,
  failed: string,
) {
  const { t } = useT();
  return useMutation<number, ApiError, CallInput<E>>({
    mutationFn: (input) => download(endpoint, ...([input] as unknown as CallArguments<E>)),
    meta: { quiet: true },
    onSuccess: (count) => {
      if (count > 0) toast.error(t('list.undrawn'), t('list.undrawnText', { count }));
    },
    onError: (error) => toast.error(failed, errorText(error, t)),
  });
}
