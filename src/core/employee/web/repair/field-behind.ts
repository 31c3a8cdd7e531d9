/** The fields where something is mended, in their order. */
export const repairFields = (within: HTMLElement | null): HTMLInputElement[] => [
  ...(within?.querySelectorAll<HTMLInputElement>('[data-repair]') ?? []),
];

export const fieldBehind = (from: HTMLElement, within: HTMLElement | null) =>
  repairFields(within).find(
    (field) => (from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
