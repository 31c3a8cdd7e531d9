/** Russian texts have non-breaking spaces (src/platform/texts/t.ts). Tests quote them with plain ones. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
