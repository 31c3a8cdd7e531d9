/** The figures of the legal texts, here only. */
export const figures = {
  /** An account unused for longer may be cancelled. In months. */
  unusedMonths: 12,
  /** A claim under the user agreement is answered within so many days. */
  claimDays: 30,
  /** A regulator's request is answered within so many days. */
  regulatorDays: 30,
  /** Support, Monday to Friday, Moscow time. */
  supportFrom: '10:00',
  supportTo: '19:00',
  /** The customer returns the signed paper copy of the offer within so many working days. */
  signedCopyWorkingDays: 5,
  /** From the acceptance of the offer, in which a paper contract may be asked for. In years. */
  paperContractYears: 1,
  /** A claim under the offer is answered within so many working days. */
  offerClaimWorkingDays: 10,
  /** The terms of a consent to distribution are published within so many working days. */
  distributionWorkingDays: 3,
} as const;
