import type { HelpIndex } from '#addon/help/contract/help-words.ts';

/** What the help is searched by, in one language. */
export async function loadHelpIndex(address: string): Promise<HelpIndex> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`The search index: ${reply.status}`);
  return reply.json();
}
