import { siftInSlices } from '#platform/server/shared/in-slices.ts';
import {
  isNearlySameName,
  isSameName,
  type Name,
  pairNames,
} from '#platform/server/shared/same-name.ts';

/** How a record stands in the directory. */
export interface RecordStanding extends Name {
  email: string;
  /** Neither deleted nor dismissed. */
  isHere: boolean;
}

export interface NameChange {
  id: string;
  /** Undefined for a new record. */
  before: RecordStanding | undefined;
  after: RecordStanding;
  /** Whether its own person did it. */
  isOwn?: boolean;
}

type Named = Omit<RecordStanding, 'isHere'>;

export const standingOf = (
  { firstName, lastName, email }: Named,
  isHere: boolean,
): RecordStanding => ({ firstName, lastName, email, isHere });

export const standingOfSaved = (
  saved: Named & { isFired: boolean; isDeleted: boolean },
): RecordStanding => standingOf(saved, !saved.isFired && !saved.isDeleted);

/** A change with what its two names are to each other. */
export interface JudgedChange extends NameChange {
  isRenamed: boolean;
  /** The record no longer stands under its former name. */
  leavesName: boolean;
  /** The record stands under its name from now on. */
  comesToName: boolean;
}

export function judgeChange(change: NameChange): JudgedChange {
  const { before, after } = change;
  const isRenamed = before !== undefined && !isSameName(before, after);
  return {
    ...change,
    isRenamed,
    leavesName: isRenamed || (before?.isHere === true && !after.isHere),
    comesToName: after.isHere && (isRenamed || !before?.isHere),
  };
}

/** A name under which a record stood or stands; `since` is when it began to. */
export interface HeldName extends Name {
  employeeId: string;
  email: string;
  since: Date;
}

export interface FormerName extends HeldName {
  until: Date;
  /** The record as it is now. */
  now: RecordStanding;
}

/** Whether the name is another than its record had 30 days before. `former`: the record's since then. */
export function isRenamedLately(name: Name, former: readonly FormerName[]): boolean {
  const [then] = former.toSorted((a, b) => a.until.getTime() - b.until.getTime());
  return then !== undefined && !isNearlySameName(then, name);
}

/** A record has come to a name that another one had given up within 30 days, or has. */
export interface Takeover {
  holder: Pick<HeldName, 'employeeId' | 'email'>;
  taker: Pick<HeldName, 'employeeId' | 'email'>;
  /** Whether the holder has the name still: then it is the taker alone that is doubted. */
  isHeldStill: boolean;
}

interface Around {
  now: Date;
  recent: Date;
  /** All names that any record has given up since `recent`, those of these changes too. */
  former: readonly FormerName[];
  /** Records that are here, as they are now: all whose names are nearly what these changes leave or are renamed to. */
  standing: readonly HeldName[];
}

/** Who takes over whose name by these changes, in whichever order it is done (decision 105). */
export async function findTakeovers(
  changes: readonly JudgedChange[],
  around: Around,
): Promise<Takeover[]> {
  const { now, recent, former, standing } = around;
  const lost = await siftInSlices(
    former,
    (one) => !(one.now.isHere && isNearlySameName(one, one.now)),
  );
  const comers = await siftInSlices(
    changes,
    (change) => change.comesToName && !(change.isRenamed && isNearlySame(change)),
  );
  const came = comers.map(({ id, after }) => ({ employeeId: id, ...after }));
  const renamedIds = new Set(comers.flatMap(({ id, isRenamed }) => (isRenamed ? [id] : [])));
  const changedIds = new Set(changes.map(({ id }) => id));
  const left = lost.filter(
    ({ employeeId, until }) => changedIds.has(employeeId) && until.getTime() === now.getTime(),
  );
  const newHolders = [...standing, ...former].filter(({ since }) => since >= recent);
  return [
    ...(await pairs(lost, came, false)),
    ...(await pairs(left, newHolders, false)),
    ...(await pairs(
      standing,
      came.filter(({ employeeId }) => renamedIds.has(employeeId)),
      true,
    )),
  ];
}

const isNearlySame = ({ before, after }: NameChange): boolean =>
  before !== undefined && isNearlySameName(before, after);

type Held = Pick<HeldName, 'employeeId' | 'email'> & Name;

const pairs = async (
  holders: readonly Held[],
  takers: readonly Held[],
  isHeldStill: boolean,
): Promise<Takeover[]> =>
  (await pairNames(holders, takers)).flatMap(([holder, taker]) =>
    holder.employeeId === taker.employeeId ? [] : [{ holder, taker, isHeldStill }],
  );
