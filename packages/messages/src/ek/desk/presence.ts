// Basque texts about who else has a submission open.
export const presence = {
  'presence.now': 'Erantzun hau orain irekita dutenak: {people}',
  'presence.viewing': '{name} (ikusten)',
  'presence.editing': '{name} (zuzentzen)',
} as const;
