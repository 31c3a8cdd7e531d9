import type { Translation } from '#platform/texts/t.ts';
import type { sourceMessages as ru } from './ru.ts';

export const sourceMessages: Translation<typeof ru> = {
  saved: 'Source saved',
  deleted: 'Source “{{name}}” deleted',
  looking: 'We’re looking for a new file. If there is one, you’ll see it within a minute.',
  taken: 'Changes accepted',
  refused: 'File refused; nothing has changed',
  invalidAddress:
    'A folder needs a plain name without dots or slashes; an address needs https, without a name and password in it',
  tooMany: 'You can have at most {{most}} sources. Delete one first.',
  samePlace: 'Another source already reads from here. Select another place.',
  noFolder: 'Folder not found on the server. Ask the server’s administrator to create it.',
  noFolders: 'Folders for files aren’t turned on. Ask the server’s administrator to do that.',
  besideScim:
    'A user directory already sends employees by SCIM. Withdraw the key “{{name}}” to turn the source on.',
  off: 'The source is off. Turn it on first.',
  notOpen: 'This file has been accepted, refused or replaced by a newer one. Reload the page.',
  fileGone: 'The file can no longer be read. Request it from the source again.',
  unfit: 'This file can no longer be accepted: {{problem}}',
  changed: 'Changed since then: {{names}}. Look again, then accept once more.',
};
