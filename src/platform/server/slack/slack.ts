import type { Config } from '#platform/server/shared/config.ts';

/**
 * Slack's Web API, as far as we need it (decision 064). Every call throws `SlackRefused` when trying again is
 * useless, `SlackBusy` when Slack says how long to wait, and any other error when it may help.
 */
export interface Slack {
  /** Writes to somebody. `to` is a member's id (U…) or a channel's (C…). */
  post: (message: { to: string; text: string }) => Promise<void>;
  /** Sends a file to somebody, with a text beside it. */
  sendFile: (sent: {
    to: string;
    text: string;
    name: string;
    content: Uint8Array;
  }) => Promise<void>;
}

/** The recipient can't be written to. Only somebody who corrects the Slack id can help. */
export class SlackRefused extends Error {}

/** Too many messages: not before so many seconds. */
export class SlackBusy extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Slack asks to wait ${seconds} s`);
    this.seconds = seconds;
  }
}

/**
 * Errors about the recipient or the message, in Slack's words. What is wrong with our token or rights
 * (invalid_auth, missing_scope …) is mended by the person who runs the product, so it is not final.
 */
const final = new Set([
  'channel_not_found',
  'user_not_found',
  'users_not_found',
  'user_disabled',
  'user_not_visible',
  'cannot_dm_bot',
  'invalid_users',
  'is_archived',
  'not_in_channel',
  'restricted_action',
  'messages_tab_disabled',
  'msg_too_long',
  'no_text',
]);

const patience = 30_000;
/** Where Slack says 429 without a time. */
const usualWait = 60;

type Answer = { ok: boolean; error?: string } & Record<string, unknown>;

/** Null where no token is set: Slack is off. */
export function createSlack({ slackToken, slackApiUrl, isPublicDemo }: Config): Slack | null {
  if (!slackToken || isPublicDemo) return null;
  const authorization = `Bearer ${slackToken}`;

  /** Sends the fields as a form: some methods take no JSON. */
  async function call(method: string, fields: Record<string, string>): Promise<Answer> {
    const response = await send(`${slackApiUrl}/${method}`, {
      headers: { authorization },
      body: new URLSearchParams(fields),
    });
    const answer = (await response.json()) as Answer;
    if (answer.ok) return answer;
    const error = `${method}: ${answer.error ?? 'no reason given'}`;
    throw final.has(answer.error ?? '') ? new SlackRefused(error) : new Error(error);
  }
  /** A file goes to a conversation only, and the one with a member has to be opened. */
  async function conversationWith(to: string): Promise<string> {
    if (!/^[UW]/.test(to)) return to;
    const { channel } = await call('conversations.open', { users: to });
    return (channel as { id: string }).id;
  }
  return {
    post: async ({ to, text }) => {
      await call('chat.postMessage', { channel: to, text });
    },
    sendFile: async ({ to, text, name, content }) => {
      const length = String(content.length);
      const place = await call('files.getUploadURLExternal', { filename: name, length });
      await send(uploadAddress(place.upload_url, slackApiUrl), { body: Buffer.from(content) });
      await call('files.completeUploadExternal', {
        files: JSON.stringify([{ id: place.file_id, title: name }]),
        channel_id: await conversationWith(to),
        initial_comment: text,
      });
    },
  };
}

/**
 * Where Slack wants the file: over TLS at a host of its own. Where the operator names another Slack, wherever that one
 * says.
 */
export function uploadAddress(given: unknown, apiUrl: string): string {
  const address = String(given);
  const api = new URL(apiUrl);
  if (!isOfSlack(api)) return address;
  if (URL.canParse(address) && isOfSlack(new URL(address))) return address;
  throw new Error('Slack names an address for the file that is none of its own');
}

const isOfSlack = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' && /(^|\.)slack\.com$/.test(hostname);

async function send(url: string, request: Pick<RequestInit, 'headers' | 'body'>) {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(url, { method: 'POST', ...request, signal });
  if (response.status === 429) {
    throw new SlackBusy(Number(response.headers.get('retry-after')) || usualWait);
  }
  if (!response.ok) throw new Error(`Slack answers ${response.status}`);
  return response;
}

/** Slack's three signs; everything else is shown as it is. */
export const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
