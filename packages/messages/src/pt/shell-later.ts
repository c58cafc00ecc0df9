// Portuguese texts around a screen that is not there, or not for this person. A citizen's form loads them once it is open.
export const shellLater = {
  'shell.not-found-code': '404',
  'shell.not-found': 'O endereço solicitado não foi encontrado.',
  'shell.forbidden': 'Você não tem as permissões necessárias para acessar este site.',
  'shell.home-link': 'Ir para o início',
  'shell.blocked-title': 'Acesso negado. Município bloqueado',
  'shell.blocked': 'Você tentou acessar uma página que está bloqueada',
} as const;
