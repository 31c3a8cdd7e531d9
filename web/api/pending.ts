/** Names of the calls that the whole window waits for (spec 1, section 7). */
const waitedFor =
  /^(testingStart|sendResult|loginUser|logoutUser|create|update|delete|sendReport|getCurrentUserInfo|getAvailableRoutes|getQuestionaryStructure)/;

export const isWaitedFor = (callName: string): boolean => waitedFor.test(callName);
