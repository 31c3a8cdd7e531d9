/** Copying what belongs elsewhere. */
export const copyText = {
  copy: 'Скопировать: {{what}}',
  done: 'Скопировано',
} as const;
