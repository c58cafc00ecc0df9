// Portuguese texts of holds: what by an order nobody may delete.
export const holds = {
  'hold.put': 'Conservar por ordem',
  'hold.open-form': 'Ordem de conservação',
  'hold.lift': 'Levantar a ordem',
  'hold.put-title': 'Conservar por ordem a resposta {code}',
  'hold.put-text':
    'Ninguém a poderá eliminar, nem mesmo no fim do seu prazo, até que a ordem seja levantada.',
  'hold.put-title-form': 'Conservar por ordem «{title}»',
  'hold.put-text-form':
    'Ninguém poderá eliminar o formulário nem as suas respostas, incluindo as que chegarem depois, até que a ordem seja levantada.',
  'hold.reason': 'Motivo',
  'hold.reason-help': 'Por exemplo, o número da ordem ou do processo. É lido por quem pode ver a resposta.',
  'hold.reason-missing': 'Escreva o motivo.',
  'hold.put-go': 'Conservar',
  'hold.cancel': 'Cancelar',
  'hold.lift-title': 'Levantar a ordem da resposta {code}?',
  'hold.lift-title-form': 'Levantar a ordem de «{title}»?',
  'hold.lift-text': 'Depois poderá ser eliminada, também no fim do seu prazo.',
  'hold.lift-text-form':
    'Depois o formulário e as suas respostas poderão ser eliminados, também no fim do seu prazo.',
  'hold.banner': 'Conservada por ordem: {reason}',
  'hold.banner-form': 'Conservada por ordem, com todo o seu formulário: {reason}',
  'hold.banner-of-form': 'Conservado por ordem: {reason}',
  'hold.since': 'Desde {moment}, por {by}.',
  'hold.done': 'A resposta fica conservada por ordem.',
  'hold.done-form': 'O formulário fica conservado por ordem.',
  'hold.lifted': 'A ordem foi levantada.',
  'hold.failed': 'Não foi possível guardar. Tente novamente.',
  'hold.read-failed': 'Não foi possível ler se o formulário está conservado por ordem.',
} as const;
