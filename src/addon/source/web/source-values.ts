import {
  choiceNames,
  type PeopleSource,
  type SourceChoices,
  type SourceForm,
} from '#addon/source/contract/source.ts';
import type { DateOrder, NameOrder } from '#core/employee/contract/employee-import.ts';
import type { Typed } from '#platform/web/form/use-form.ts';

export type Flag = Exclude<keyof SourceChoices, 'dateOrder' | 'nameOrder'>;
export const flags = choiceNames.filter(
  (name): name is Flag => name !== 'dateOrder' && name !== 'nameOrder',
);

/** What the form of a source holds. */
export interface SourceValues extends Record<Flag, boolean> {
  name: string;
  kind: SourceForm['kind'];
  address: string;
  user: string;
  password: string;
  absent: SourceForm['absent'];
  mode: SourceForm['mode'];
  /** '': the source is read as it changes. */
  hour: string;
  dateOrder: DateOrder | '';
  nameOrder: NameOrder | '';
  isActive: boolean;
}

/** A new source asks about everything, and changes as little as it can. */
const first: SourceValues = {
  name: '',
  kind: 'https',
  address: '',
  user: '',
  password: '',
  absent: 'keep',
  mode: 'confirm',
  hour: '4',
  createPlaces: true,
  restorePlaces: false,
  takeBack: true,
  tidyNames: true,
  skipWithoutEmail: true,
  leaveLeadersOut: true,
  hiresToday: false,
  dateOrder: '',
  nameOrder: '',
  isActive: true,
};

export function sourceValues(saved: PeopleSource | undefined, folder: string | null): SourceValues {
  if (!saved) return { ...first, kind: folder === null ? 'https' : 'folder' };
  const { name, kind, address, absent, mode, hour, isActive, choices } = saved;
  const { dateOrder, nameOrder, ...decided } = choices;
  return {
    ...first,
    ...decided,
    name,
    kind,
    address,
    absent,
    mode,
    isActive,
    hour: hour === null ? '' : String(hour),
    dateOrder: dateOrder ?? '',
    nameOrder: nameOrder ?? '',
  };
}

export function sourceBodyOf(values: SourceValues): Typed<Omit<SourceForm, 'version'>> {
  const { name, kind, address, absent, mode, hour, isActive, user, password } = values;
  const { dateOrder, nameOrder } = values;
  const decided = Object.fromEntries(flags.map((flag) => [flag, values[flag]]));
  return {
    name,
    kind,
    address,
    absent,
    mode,
    isActive,
    hour: hour === '' ? null : Number(hour),
    choices: {
      ...(decided as Record<Flag, boolean>),
      dateOrder: dateOrder || null,
      nameOrder: nameOrder || null,
    },
    login: kind === 'https' && (user || password) ? { user, password } : undefined,
  };
}
