import { choiceControls } from './choice-controls.tsx';
import { coverControls } from './cover-controls.tsx';
import { fieldControls } from './field-controls.tsx';
import type { Controls } from './kit-state.tsx';
import { listControls } from './list-controls.tsx';
import { pressControls } from './press-controls.tsx';
import { showControls } from './show-controls.tsx';
import { stateControls } from './state-controls.tsx';

/** The controls in groups. */
const sections = {
  press: pressControls,
  field: fieldControls,
  choice: choiceControls,
  show: showControls,
  list: listControls,
  state: stateControls,
  cover: coverControls,
} satisfies Record<string, Controls>;

export type SectionName = keyof typeof sections;

export interface KitSection {
  id: SectionName;
  controls: { name: string; states: Controls[string] }[];
}

export const kitSections: readonly KitSection[] = Object.entries(sections).map(
  ([id, controls]) => ({
    id: id as SectionName,
    controls: Object.entries(controls).map(([name, states]) => ({ name, states })),
  }),
);

/** What of it fits the words typed: a control by its name, or a group by its title with all it has. */
export function findControls(words: string, titleOf: (id: SectionName) => string): KitSection[] {
  const wanted = words.trim().toLowerCase();
  return kitSections
    .map(({ id, controls }) => ({
      id,
      controls: titleOf(id).toLowerCase().includes(wanted)
        ? controls
        : controls.filter(({ name }) => name.toLowerCase().includes(wanted)),
    }))
    .filter(({ controls }) => controls.length > 0);
}
