// Texts of the screen of countries, provinces and names of municipalities.
export const territoryRegister = {
  'territory-register.title': 'Países e províncias',
  'territory-register.description':
    'Os nomes de países, províncias e municípios, e os países em que ninguém entra.',
  'territory-register.filter': 'Buscar por nome',
  'territory-register.none': 'Nada coincide com a busca.',
  'territory-register.failed': 'Não foi possível ler os países e as províncias.',
  'territory-register.new-country': 'Adicionar país',
  'territory-register.new-province': 'Adicionar província',
  'territory-register.new-province-of': 'Adicionar província a {name}',
  'territory-register.name': 'Nome',
  'territory-register.saved': 'Foi salvo.',
  'territory-register.save-failed': 'Não foi possível salvar.',
  'territory-register.actions': 'Ações de {name}',
  'territory-register.rename': 'Mudar o nome',
  'territory-register.rename-named': 'Mudar o nome de {name}',
  'territory-register.delete': 'Excluir',
  'territory-register.delete-named': 'Excluir {name}',
  'territory-register.delete-question': 'Excluir {name}?',
  'territory-register.delete-text': 'Só se exclui o que está vazio.',
  'territory-register.deleted': '{name} foi excluído.',
  'territory-register.no-provinces': 'Ainda não tem províncias.',
  'territory-register.no-municipalities': 'Ainda não tem municípios.',
  'territory-register.disabled': 'Desabilitado',
  'territory-register.disable': 'Desabilitar',
  'territory-register.enable': 'Habilitar',
  'territory-register.disable-question': 'Desabilitar {name}?',
  'territory-register.enable-question': 'Habilitar {name}?',
  'territory-register.disable-text':
    'Ninguém dos seus municípios poderá entrar nem responder, tampouco quem tiver uma página aberta. {count} usuários perdem o acesso até que seja habilitado de novo. Nada é apagado.',
  'territory-register.disable-text.one':
    'Ninguém dos seus municípios poderá entrar nem responder, tampouco quem tiver uma página aberta. Um usuário perde o acesso até que seja habilitado de novo. Nada é apagado.',
  'territory-register.disable-text-none':
    'Ninguém poderá responder os formulários dos seus municípios, tampouco quem tiver uma página aberta. Não tem usuários que percam o acesso. Nada é apagado.',
  'territory-register.enable-text':
    'Os seus {count} usuários poderão entrar de novo, e os seus formulários poderão ser respondidos.',
  'territory-register.enable-text.one':
    'O seu usuário poderá entrar de novo, e os seus formulários poderão ser respondidos.',
  'territory-register.enable-text-none': 'Os seus formulários poderão ser respondidos. Não tem usuários.',
  'territory-register.disabled-done': '{name} ficou desabilitado.',
  'territory-register.enabled': '{name} ficou habilitado.',
} as const;
