export type Floor = 'contract' | 'server' | 'web' | 'texts';
export const rings: readonly string[];
export const floors: readonly string[];
export function foldersOf(floor: string): string[];
export function pathOf(alias: string): string;
export function placeOf(path: string): { ring: string; subject: string; floor: Floor } | undefined;
