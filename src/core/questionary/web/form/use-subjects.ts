import { useMutation } from '@tanstack/react-query';
import type { Position } from '#core/directory/contract/position.ts';
import { mostSubjects } from '#core/questionary/contract/questionary.ts';
import { type ChosenPlace, findEmployees } from '#core/questionary/web/choose/choice-queries.ts';
import type { FormHandle } from '#core/questionary/web/fields/form-state.ts';
import type { FormValues } from '#core/questionary/web/form-rules.ts';

export type Subjects = ReturnType<typeof useSubjects>;

/** Whose employees the form offers: those of the chosen position or subdivision, otherwise the company's. */
export function offeredPlace({ type, positionId, subdivisionId }: FormValues): ChosenPlace {
  if (type === 'position') return { positionId: [positionId] };
  if (type === 'subdivision') return { subdivisionId: [subdivisionId] };
  return {};
}

/** Choosing a position or subdivision first selects all of its employees (rule 14). */
export function useSubjects(form: FormHandle) {
  const find = useMutation({
    mutationFn: (place: ChosenPlace) => findEmployees('', place, mostSubjects),
    // The form shows the failure beside the field.
    meta: { quiet: true },
  });
  // Only the latest answer counts: callbacks of earlier calls no longer run.
  const offer = (place: ChosenPlace) =>
    find.mutate(place, { onSuccess: ({ people }) => form.change({ employeeList: people }) });
  return {
    choosePosition(position: Position | undefined) {
      if (!position || position.id === form.values.positionId) return;
      const competenceList = position.competenceList
        .filter(({ isArchived }) => !isArchived)
        .map(({ id, name }) => ({ id, name }));
      form.change({ positionId: position.id, competenceList, employeeList: [] });
      offer({ positionId: [position.id] });
    },
    chooseSubdivision(id: string) {
      if (id === form.values.subdivisionId) return;
      form.change({ subdivisionId: id, employeeList: [] });
      offer({ subdivisionId: [id] });
    },
    forget: find.reset,
    isLoading: find.isPending,
    isError: find.isError,
    query: {
      error: find.error,
      isFetching: find.isPending,
      refetch: async () => find.variables && offer(find.variables),
    },
    /** How many employees the place just chosen has. */
    found: find.data?.count,
  };
}
