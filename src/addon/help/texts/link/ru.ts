export const helpLink = {
  open: 'Справка об этом экране, в новой вкладке',
} as const;
