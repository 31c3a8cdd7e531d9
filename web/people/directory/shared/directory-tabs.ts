import {
  directories,
  directoryKinds,
  directoryPermission,
} from '#contract/platform/call/directories.ts';

/** The tabs in order. Each shows to those who may see its list (rule 22). */
export const directoryTabs = directoryKinds.map((kind) => ({
  id: directories[kind],
  list: directoryPermission(kind, 'list'),
  create: directoryPermission(kind, 'create'),
  update: directoryPermission(kind, 'update'),
  delete: directoryPermission(kind, 'delete'),
}));
export type DirectoryTab = (typeof directoryTabs)[number]['id'];
