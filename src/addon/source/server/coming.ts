import type { LeaderChange } from '#core/employee/server/leader/rules.ts';
import type { SavedEmployee } from '#core/employee/server/rules.ts';
import type { DayCounts } from '#core/employee/server/run/day-queries.ts';
import type { PlannedEmployee } from '#core/employee/server/save-employees.ts';

/** Somebody who works here now. */
export interface Present {
  saved: SavedEmployee;
  roles: readonly string[];
  /** Whether an anonymous assessment that goes on has asked them. */
  isAsked: boolean;
}

/** What a file brings, beside who is here. */
export interface Coming {
  planned: readonly PlannedEmployee[];
  changes: readonly LeaderChange[];
  /** Who works in the company now. */
  here: readonly Present[];
  /** The e-mails in the file, also in rows that say that their people have left. */
  listed: ReadonlySet<string>;
  /** Those of them whose people work here, as the file says. */
  working: ReadonlySet<string>;
  /** Names in rows without an e-mail, as `nameKey` has them. */
  nameless: ReadonlySet<string>;
  /** What machines have done within a day before it. */
  done: Omit<DayCounts, 'present'>;
  /** Names of places and people, by id. */
  nameOf: (id: string) => string;
}
