import { useState } from 'react';
import { type BoardSearch, boardAddress } from '#core/cycle/web/cycle-search.ts';
import type { OpenSection } from '#core/cycle/web/form/form-state.ts';
import type { useListAddress } from '#platform/web/list/use-list-address.ts';

export type BoardAddress = ReturnType<
  typeof useListAddress<ReturnType<(typeof boardAddress)['validate']>>
>;
export type Panels = ReturnType<typeof usePanels>;

/** What is open beside the board or above it. One person, and the question to begin, are in the address. */
export function usePanels({ search, setSearch }: BoardAddress) {
  const [open, setOpen] = useState<'form' | 'people'>();
  const [section, setSection] = useState<OpenSection>();
  const { person } = search;
  const show = (found: Partial<BoardSearch>) =>
    setSearch({
      ...search,
      ...boardAddress.noFilter,
      q: undefined,
      stage: undefined,
      ask: undefined,
      ...found,
    });
  return {
    open,
    person: open === 'form' ? undefined : person,
    isAsked: search.ask === 'start',
    isBeside: open === 'form' || person !== undefined,
    section,
    /** Opens the form, at one of its sections if given, and closes the question whether to begin. */
    edit: (at?: OpenSection) => {
      setSection(at);
      setOpen('form');
      if (search.ask) setSearch({ ...search, ask: undefined });
    },
    addPeople: () => setOpen('people'),
    close: () => setOpen(undefined),
    closePerson: () => setSearch({ ...search, person: undefined }),
    /** Shows the board of those whom this search finds. */
    show,
    /** Shows the board of the people on whose lists this rater stands. */
    showLists: (raterId: string) => show({ rater: [raterId] }),
    /** Opens or closes the question whether to begin. */
    ask: (isAsked: boolean) => setSearch({ ...search, ask: isAsked ? 'start' : undefined }),
  };
}
