// Portuguese texts of problems that only staff meet, in administration and in their own account: pages of citizens do not carry them.
export const administrationProblems = {
  'problem.submission-held': 'A resposta está conservada por ordem: ninguém a pode eliminar.',
  'problem.form-held':
    'Não pode ser eliminado: o formulário, ou alguma das suas respostas, está conservado por ordem.',
  'problem.hold-changed': 'Entretanto, outra pessoa alterou a ordem. Verifique como ficou.',
  'problem.register-entry-not-found': 'Não está no registro.',
  'problem.register-entry-changed':
    'Outra pessoa modificou estes dados nesse meio-tempo. Recarregue a página para ver os dela; o que você escreveu aqui não foi salvo.',
  'problem.register-read-only': 'Este registro é o da plataforma municipal: é modificado lá.',
  'problem.agenda-in-use':
    'Há formulários que dão horários desta agenda, ou pessoas com um horário por vir. Escolha neles outra agenda, ou tire o agendamento, e elimine-a depois.',
  'problem.agenda-invalid': 'Os dados da agenda não são válidos.',
  'problem.work-order-invalid': 'A ordem de trabalho tem dados para corrigir.',
  'problem.plan-rule-invalid': 'A regra do plano tem dados para corrigir.',
  'problem.plan-rules-full':
    'O município tem tantas regras do plano quantas pode ter. Exclua uma antes de adicionar outra.',
  'problem.prefilled-link-invalid': 'O link com respostas tem dados para corrigir.',
  'problem.prefilled-links-full':
    'O formulário tem tantos links com respostas quantos pode ter. Retire um antes de adicionar outro.',
  'problem.work-order-taken': '{by} está com ela. Fica livre se não for usada em vinte minutos.',
  'problem.work-order-closed': 'A ordem já está feita ou cancelada.',
  'problem.asset-invalid': 'Os dados do ativo não são válidos.',
  'problem.incident-area-in-use':
    'Não é possível eliminar: a área tem tipos ({types}), ou é nomeada por formulários ({forms}) ou ativos ({assets}).',
  'problem.incident-type-in-use':
    'Não é possível eliminar: há formulários que criam incidentes deste tipo ({forms}) ou incidentes que já o têm ({incidents}).',
  'problem.incident-change-invalid': 'A mudança do incidente tem dados para corrigir.',
  'problem.incident-area-invalid': 'A área de incidentes tem dados para corrigir.',
  'problem.incident-type-invalid': 'O tipo de incidente tem dados para corrigir.',
  'problem.territory-in-use': 'Não é possível excluir: ainda há algo dentro ({count}).',
  'problem.own-country': 'Ninguém pode desabilitar o país em que trabalha.',
  'problem.territory-invalid': 'O nome ou a palavra-chave tem algo a corrigir.',
  'problem.user-not-found': 'O usuário não existe.',
  'problem.user-changed':
    'Outra pessoa modificou este usuário. Feche-o e abra-o de novo para ver as mudanças.',
  'problem.settings-changed':
    'Outra pessoa modificou estes ajustes nesse meio-tempo. Recarregue a página para ver os dela; o que você escreveu aqui não foi salvo.',
  'problem.secret-keys-missing': 'Esta instalação não pode guardar chaves: falta SECRET_KEYS.',
  'problem.payment-shop-not-tried': 'Só se testa uma loja própria de um gateway de teste.',
  'problem.user-without-email': 'A conta não tem e-mail: sem ele não há senha.',
  'problem.user-deactivated': 'A conta está desativada. Ative-a primeiro.',
  'problem.last-administrator': 'É a única conta de administrador: o sistema não pode ficar sem nenhuma.',
  'problem.token-refused': 'O programa não se identificou com um token válido.',
  'problem.two-identities': 'A solicitação traz ao mesmo tempo um token e a sessão de uma pessoa.',
  'problem.not-for-programs': 'Os programas não podem usar este endereço.',
  'problem.program-not-found': 'O programa não existe.',
  'problem.programs-full': 'O município já tem 100 tokens em uso. Revogue os que não são usados.',
  'problem.program-invalid': 'Há dados para corrigir.',
  'problem.webhook-not-found': 'O sistema avisado não existe ou não é das suas áreas.',
  'problem.webhook-changed':
    'Outra pessoa alterou o sistema entretanto. Feche, abra-o de novo e repita a alteração.',
  'problem.webhooks-full': 'Já há 20 sistemas avisados. Elimine os que não são usados.',
  'problem.webhook-invalid': 'Há dados a corrigir.',
  'problem.own-account': 'Ninguém pode fazer isto com a própria conta.',
  'problem.username-retired':
    'Esse nome de usuário foi de uma conta eliminada, e as respostas dela o conservam. Escolha outro.',
  'problem.username-refused': 'O nome de usuário não é válido.',
  'problem.user-not-verified': 'Ocorreu um erro ao verificar o usuário na plataforma de gestão',
  'problem.area-invalid': 'A área tem dados a corrigir.',
  'problem.municipality-invalid': 'O município tem dados a corrigir.',
  'problem.revocation-invalid': 'A data precisa de dia e hora completos, por exemplo 2026-03-10T15:00:00.',
  'problem.user-invalid': 'O usuário tem dados a corrigir.',
  'problem.appointment-change-refused':
    'Um agendamento é cancelado até começar; desde então se anota se a pessoa veio.',
  'problem.provider-not-bound': 'A conta não está vinculada ao login único.',
  'problem.second-factor-missing': 'A conta não tem segundo fator.',
  'problem.second-factor-required':
    'Seu perfil deve ter um segundo fator. Você pode passá-lo para outro telefone, mas não removê-lo.',
  'problem.second-factor-unavailable':
    'Esta instalação ainda não pode salvar segundos fatores: falta a chave SECRET_KEYS.',
  'problem.passkey-limit':
    'A conta já tem {max} chaves de acesso, que é o máximo. Exclua uma antes de adicionar outra.',
  'problem.agenda-leaves-appointments':
    'Com este horário há agendamentos futuros fora dele ({count}). Nada foi salvo.',
} as const;
