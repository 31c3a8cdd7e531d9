import {
  directories,
  directoryKinds,
  directoryPermission,
} from '#platform/contract/call/directories.ts';

/** The tabs in order. Each shows to those who may see its list (rule 22). */
export const directoryTabs = directoryKinds.map((kind) => ({
  id: directories[kind],
  list: directoryPermission(kind, 'list'),
}));
export type DirectoryTab = (typeof directoryTabs)[number]['id'];
