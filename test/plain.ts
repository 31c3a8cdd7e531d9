/** Russian texts come with non-breaking spaces (i18n/t.ts); tests quote them with plain ones. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
