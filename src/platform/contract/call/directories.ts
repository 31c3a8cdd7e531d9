/** The kind of each directory's items, and the tab that lists them, in the order of the tabs. */
export const directories = {
  competence: 'competencies',
  position: 'positions',
  subdivision: 'subdivisions',
  employee: 'employees',
  commonQuestion: 'questions',
} as const;
export type DirectoryKind = keyof typeof directories;
export const directoryKinds = Object.keys(directories) as DirectoryKind[];

/** Those whose entries have one name, the same in every language. */
export const namedKinds = ['position', 'subdivision'] as const satisfies DirectoryKind[];
export type NamedKind = (typeof namedKinds)[number];

const directoryVerbs = ['list', 'create', 'update', 'delete'] as const;
type DirectoryVerb = (typeof directoryVerbs)[number];

/** For example directory_position_position_list. */
export type DirectoryPermission = {
  [Kind in Lowercase<DirectoryKind>]: `directory_${Kind}_${Kind}_${DirectoryVerb}`;
}[Lowercase<DirectoryKind>];

export function directoryPermission(kind: DirectoryKind, verb: DirectoryVerb): DirectoryPermission {
  const name = kind.toLowerCase();
  return `directory_${name}_${name}_${verb}` as DirectoryPermission;
}

export const directoryPermissions = directoryKinds.flatMap((kind) =>
  directoryVerbs.map((verb) => directoryPermission(kind, verb)),
);
