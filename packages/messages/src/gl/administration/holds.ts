// Galician texts of holds: what by an order nobody may delete.
export const holds = {
  'hold.put': 'Conservar por orde',
  'hold.open-form': 'Orde de conservación',
  'hold.lift': 'Levantar a orde',
  'hold.put-title': 'Conservar por orde a resposta {code}',
  'hold.put-text':
    'Ninguén a poderá eliminar, nin sequera ao cumprirse o seu prazo, ata que se levante a orde.',
  'hold.put-title-form': 'Conservar por orde «{title}»',
  'hold.put-text-form':
    'Ninguén poderá eliminar o formulario nin as súas respostas, tampouco as que cheguen despois, ata que se levante a orde.',
  'hold.reason': 'Motivo',
  'hold.reason-help': 'Por exemplo, o número da orde ou do expediente. Leo quen pode ver a resposta.',
  'hold.reason-missing': 'Escriba o motivo.',
  'hold.put-go': 'Conservar',
  'hold.cancel': 'Cancelar',
  'hold.lift-title': 'Levantar a orde da resposta {code}?',
  'hold.lift-title-form': 'Levantar a orde de «{title}»?',
  'hold.lift-text': 'Despois poderase eliminar, tamén ao cumprirse o seu prazo.',
  'hold.lift-text-form':
    'Despois poderanse eliminar o formulario e as súas respostas, tamén ao cumprirse o seu prazo.',
  'hold.banner': 'Conservada por orde: {reason}',
  'hold.banner-form': 'Conservada por orde, con todo o seu formulario: {reason}',
  'hold.banner-of-form': 'Conservado por orde: {reason}',
  'hold.since': 'Desde o {moment}, por {by}.',
  'hold.done': 'A resposta queda conservada por orde.',
  'hold.done-form': 'O formulario queda conservado por orde.',
  'hold.lifted': 'A orde levantouse.',
  'hold.failed': 'Non se puido gardar. Ténteo de novo.',
  'hold.read-failed': 'Non se puido ler se o formulario está conservado por orde.',
} as const;
