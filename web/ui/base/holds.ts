/** Whether a name holds what was typed; trimmed, whatever the case, ё like е (spec 2, section 5). */
export const holds = (name: string, typed: string): boolean =>
  folded(name).includes(folded(typed.trim()));

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
