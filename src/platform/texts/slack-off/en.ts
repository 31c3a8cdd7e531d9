/** Beside every field with a Slack ID, where Slack is off. */
export const slackOff =
  'Nothing is sent to Slack for now: it isn’t connected. Ask the server administrator.';
