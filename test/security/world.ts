import type { AnswerPayload } from '#core/answering/contract/answering.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { ApiScope } from '#platform/contract/call/scope.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Company } from '#test/factories.ts';
import type { TestApp } from '#test/start/start-app.ts';

/** A company with a person in every role and a questionary in every status, for which the subjects make the rest. */
export interface Ground {
  house: TestApp;
  company: Company;
  slug: string;
  /** The super admin's, and the employee whom their reports and their plan are about. */
  accountId: string;
  membershipId: string;
  leaderId: string;
  subjectId: string;
  answeringId: string;
  unreachedId: string;
  tokens: Made['tokens'];
}

/** What a subject makes of its own. It adds it to `World` by `declare module`. */
export type Make = (scope: Scope, ground: Ground) => Promise<Partial<World>>;

/** The entities of one brand that the requests are about. */
export interface World {
  slug: string;
  brandName: string;
  /** The super admin's account. A change of its e-mail waits for confirmation. */
  accountId: string;
  /** A session of the super admin on another device. */
  otherSessionId: string;
  /** A user who leads somebody, with no other part in these tests. */
  userId: string;
  /** A change of another super admin's rights that waits, and one of the super admin's own. */
  waitingRightId: string;
  ownRightId: string;
  /** Of a letter to another super admin: it stops one more. */
  stopToken: string;
  /** A user whose letter about their access could not be delivered. */
  unreachedId: string;
  /** Another user, who has the fixtures' password, a session and a reset link. */
  email: string;
  sessionToken: string;
  handoffToken: string;
  /** Asks whether to go on as them. */
  choiceToken: string;
  resetToken: string;
  /** Confirms the new e-mail of one more user. */
  newEmailToken: string;
  /** Accepts the access that the brand gives to the account of another one. */
  joinToken: string;
  employeeId: string;
  /** Somebody who has left. */
  firedId: string;
  /** Somebody who wants the position `positionId`. */
  wisherId: string;
  /** An import that has changed nobody. */
  runId: string;
  /** The employee who answers. */
  answeringId: string;
  positionId: string;
  competenceId: string;
  subdivisionId: string;
  openQuestionId: string;
  /** Entities that nothing uses, so they can be deleted. */
  unused: {
    positionId: string;
    competenceId: string;
    subdivisionId: string;
    questionaryId: string;
  };
  /** In status created. */
  createdId: string;
  /** In work; the employee assesses `subjectId` there. */
  inworkId: string;
  subjectId: string;
  /** The manager. */
  managerId: string;
  subjectEmail: string;
  /** Of the brand's icon. */
  iconHash: string;
  /** Of the subject's photo. */
  photoHash: string;
  raterEmail: string;
  /** Answers to every question about that subject. */
  answerList: AnswerPayload['answerList'];
  /** The token of the employee's link to it. */
  invitation: string;
  /** In work, where one of two has answered. */
  answeredId: string;
  /** Done, with a report about `subjectId`. */
  doneId: string;
  /** Two others with final 360 reports about `subjectId`, the later one first. */
  comparedIds: readonly [string, string];
  /** Two with reports about `subjectId` that are not opened to them. */
  closedIds: readonly [string, string];
  /** Two that were brought in, with a report about `subjectId` each. */
  importedIds: readonly [string, string];
  /** The super admin's, with that report. */
  archiveId: string;
  /** Tells the super admin of the done one. */
  notificationId: string;
  /** A key that is good for that scope alone. */
  keyOf: Record<ApiScope, string>;
  /** A report that was sent and did not arrive. */
  deliveryId: string;
}

export interface Made {
  world: World;
  /** The token of a session in each role. The employee answers in the world's questionaries. */
  tokens: Record<Role, string>;
}
