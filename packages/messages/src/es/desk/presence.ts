// Texts about who else has a submission open.
export const presence = {
  'presence.now': 'Con esta respuesta abierta ahora: {people}',
  'presence.viewing': '{name} (mirando)',
  'presence.editing': '{name} (corrigiendo)',
} as const;
