import type { richText as ru } from '#platform/texts/rich-text/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const richText: Translation<typeof ru> = {
  tools: {
    label: 'Formatting',
    strong: 'Bold',
    em: 'Italic',
    u: 'Underlined',
    heading: 'Heading',
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
  },
  link: {
    address: 'Address',
    addressHint: 'It must start with https:// or mailto:',
    addressOwn:
      'It must start with https:// or mailto:. For a link that leads where the button does, leave {{hole}}.',
    wrong: 'The address must start with https:// or mailto:',
    set: 'Set link',
    remove: 'Remove link',
  },
};
