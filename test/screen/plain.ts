/** Russian texts have non-breaking spaces (i18n/t.ts). Tests quote them with plain ones. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
