import type { Role } from '#platform/contract/call/access.ts';
import type { FileGiven } from '#test/start/start-app.ts';
import type { Make, World } from './world.ts';

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** For an endpoint that takes a file. */
  file?: FileGiven;
}

interface More {
  foreignStatus?: 400 | 404;
  /** Whose session succeeds, where a personal link opens the call too but not this of it. */
  succeedsAs?: Role;
  /** What `own` is answered where it can't succeed here: it takes what only real steps before it give. */
  refusedBy?: number;
  /** It shows what was made for the super admin, to nobody else. */
  isOfMaker?: true;
  /** Who holds the permission and still may not see what `own` asks for. */
  notFor?: Role;
  /** It can succeed only once. */
  isSpent?: true;
  /** `due`: it shows or gives more than a screen, so it asks for a proof. `never`: it takes and gives nothing. */
  proof?: 'due' | 'never';
  /** Why it writes nothing to the activity log, though it changes something or returns a file. */
  unnoted?: string;
  /** Why `own` can't show here that it's noted, and where it is tested instead. */
  notedIn?: string;
}

export interface Fixture extends More {
  /** Aims at the caller's own brand. It is a function, because names can be used only once. */
  own: (world: World) => Request;
  /**
   * The same request aimed at another brand's entities. It must return 404, or 400 at the field if
   * the ids are inside a form. If there is no such request, the reason.
   */
  foreign: ((world: World) => Request) | 'takes no id';
}

/** Of each call of a subject, by its name. */
export type Fixtures = Record<string, Fixture>;

/** What a subject brings to the security suite: `test/security.ts` in its folder. */
export interface Security {
  fixtures: Fixtures;
  make?: Make;
}

type Own = Fixture['own'];
export const by = (own: Own, more: More = {}): Fixture => ({ own, foreign: own, ...more });
export const alone = (own: Own, more: More = {}): Fixture => ({
  own,
  foreign: 'takes no id',
  ...more,
});
export const none = alone(() => ({}));
export const inForm = (own: Own, more: More = {}) => by(own, { foreignStatus: 400, ...more });

/** A step of signing in, by a ticket that nobody has: with a real one they are tried in src/core/factor. */
export const ofTicket = (body: object = {}): Fixture =>
  alone(() => ({ body: { ticket: 'of-nobody', ...body } }), { refusedBy: 404 });
