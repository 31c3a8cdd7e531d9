import { type DirectoryKind, directoryPermission } from '#platform/contract/call/directories.ts';
import { type Allowed, always } from '#platform/contract/call/policy.ts';

interface Thing {
  /** Undefined where entries can't be archived. */
  isArchived?: boolean | undefined;
  /** Whether the employee is the caller. */
  isOwn?: boolean;
  /** Whether only a super administrator ends this employee's access, and the caller is none. */
  isOutOfReach?: boolean;
}

const copied: readonly DirectoryKind[] = ['competence', 'position'];

/**
 * What may be done with an entry of a directory (rules 35 and 86). That one is used is told when
 * somebody tries to delete it: then it can be archived.
 */
export const directoryPolicy = (kind: DirectoryKind) =>
  ({
    update: { needs: directoryPermission(kind, 'update'), when: always },
    copy: { needs: directoryPermission(kind, 'create'), when: () => copied.includes(kind) },
    archive: {
      needs: directoryPermission(kind, 'delete'),
      when: ({ isArchived }: Thing) => isArchived === false,
    },
    restore: {
      needs: directoryPermission(kind, 'update'),
      when: ({ isArchived }: Thing) => isArchived === true,
    },
    delete: {
      needs: directoryPermission(kind, 'delete'),
      when: ({ isOwn, isOutOfReach }: Thing) => !isOwn && !isOutOfReach,
    },
  }) satisfies Record<string, Allowed<Thing>>;
export type DirectoryVerb = keyof ReturnType<typeof directoryPolicy>;
export const directoryVerbs = /* @__PURE__ */ Object.keys(
  directoryPolicy('competence'),
) as DirectoryVerb[];
