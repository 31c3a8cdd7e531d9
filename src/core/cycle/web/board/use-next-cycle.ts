import { useNavigate } from '@tanstack/react-router';
import { useDuplicateCycle } from '#core/cycle/web/queries.ts';

/** Makes the next cycle from this one, and opens it. */
export function useNextCycle(id: string) {
  const navigate = useNavigate();
  const { mutate, isPending } = useDuplicateCycle();
  const make = () =>
    mutate(
      { body: { id } },
      {
        onSuccess: ({ data }) =>
          void navigate({ to: '/estimation/cycles/$id', params: { id: data.id } }),
      },
    );
  return { make, isPending };
}
