// What a caller reads when a request fails: one text for each code of the contract's problems; those of administration are apart.
export const problems = {
  'problem.request-invalid': 'Os dados enviados não são válidos.',
  'problem.not-signed-in': 'Sua sessão terminou. Entre novamente.',
  'problem.sign-in-failed': 'O e-mail ou a senha não estão corretos.',
  'problem.portal-entry-failed':
    'Ocorreu um erro ao verificar sua sessão, entre novamente pelo Portal Ciudadano.',
  'problem.forbidden': 'Você não tem permissão para realizar esta ação.',
  'problem.host-unknown': 'Este servidor não atende neste endereço. Use o endereço oficial do site.',
  'problem.origin-refused': 'A solicitação vem de outro site e foi recusada.',
  'problem.demonstration-account':
    'As contas de demonstração só podem entrar a partir do computador em que o servidor funciona.',
  'problem.account-missing': 'Não existe o usuário para Constancia.',
  'problem.account-deactivated':
    'Sua conta está desativada. Fale com quem administra o Constancia no seu município.',
  'problem.password-wrong': 'A senha atual não está correta.',
  'problem.single-sign-on-failed': 'O login no serviço de identidade não foi concluído. Tente de novo.',
  'problem.single-sign-on-off': 'Esta instalação não tem login único.',
  'problem.logout-refused': 'O aviso de encerramento de sessão não é válido.',
  'problem.identity-unavailable': 'O serviço de identidade não responde. Tente de novo em alguns minutos.',
  'problem.second-factor-wrong':
    'O código não está correto, já foi usado ou expirou. Espere o seguinte e tente com ele.',
  'problem.password-link-gone': 'Este link já foi usado ou expirou. Peça um novo.',
  'problem.password-refused': 'Essa senha não pode ser usada.',
  'problem.session-data': 'Erro ao obter os dados da sessão.',
  'problem.municipality-blocked': 'Acesso negado. Município bloqueado',
  'problem.form-outside-areas':
    'Você não tem permissão para ver o formulário porque ele não está entre suas áreas municipais.',
  'problem.not-found': 'Não foi encontrado o que você procurava.',
  'problem.prefilled-link-gone':
    'O link não traz respostas: venceu, foi retirado ou o endereço não está completo. Pode preencher o formulário mesmo assim.',
  'problem.form-not-found': 'O formulário a responder não existe.',
  'problem.form-deleted': 'O formulário que você deseja responder não existe ou foi eliminado.',
  'problem.form-not-public': 'Só tem cartaz um formulário a que o público pode responder.',
  'problem.already-answered': 'Você já respondeu este formulário.',
  'problem.person-not-asked': 'Este formulário não pede uma pessoa.',
  'problem.portal-person-unknown':
    'O link não identifica ninguém: venceu, já foi usado ou é de outro município. Procure a pessoa pelo número.',
  'problem.person-invalid': 'Os dados da pessoa não são válidos.',
  'problem.citizen-search-failed': 'Erro ao buscar cidadão no MuniDigital. Por favor, tente novamente.',
  'problem.citizen-create-failed': 'Erro ao criar cidadão no MuniDigital. Por favor, tente novamente.',
  'problem.workflow-invalid': 'O fluxo de trabalho tem dados a corrigir.',
  'problem.mail-not-found': 'O e-mail não existe ou não é mais conservado.',
  'problem.delivery-not-found': 'O envio não existe ou já foi entregue.',
  'problem.workflow-not-found': 'O fluxo de trabalho não existe.',
  'problem.view-not-found': 'A visão não existe.',
  'problem.view-name-taken': 'Você já tem uma visão com esse nome.',
  'problem.views-full': 'Você já tem todas as visões que pode salvar para este formulário. Elimine alguma.',
  'problem.feed-table-not-found': 'A fonte de dados não tem essa tabela.',
  'problem.feed-row-not-found': 'A fonte de dados não tem essa linha.',
  'problem.feed-filter-too-slow':
    'O filtro demora demais. Acrescente um período, por exemplo submissionDate ge 2026-01-01.',
  'problem.feed-unsupported': 'A fonte de dados não admite {what} ({option}, coluna {column}).',
  'problem.too-many-to-order':
    'Com essa ordem são mostradas até {max} respostas. Filtre a lista, ou ordene-a por data ou por estado.',
  'problem.workflow-name-taken': 'Já existe um fluxo de trabalho com esse nome.',
  'problem.file-not-found': 'O arquivo não existe ou não está mais disponível.',
  'problem.image-refused': 'Formato de arquivo inválido',
  'problem.sheet-unreadable': 'O arquivo não é uma planilha .xlsx que possa ser lida.',
  'problem.collected-archive-unreadable':
    'O arquivo não é um ZIP do ODK Central que se possa abrir: até 1000 arquivos e 128 MB no total, com as tabelas em CSV e as fotos na pasta media.',
  'problem.upload-offset': 'O arquivo chegou até outro ponto: o envio continua a partir daí.',
  'problem.too-many-files': 'A resposta já tem todos os arquivos que admite.',
  'problem.record-not-found': 'O documento não existe ou não está mais disponível.',
  'problem.record-code-unknown':
    'Não foram encontradas atas para o código informado, lembre-se de respeitar maiúsculas e minúsculas.',
  'problem.code-date-required': 'Informe também a data da resposta, que consta na ata (DD/MM/AAAA).',
  'problem.state-unknown': 'Seu processo não tem estados ou não existe uma resposta associada a este código.',
  'problem.challenge-required': 'Antes de continuar, este dispositivo precisa fazer uma verificação.',
  'problem.payment-not-found': 'Não encontramos este pagamento.',
  'problem.receipt-not-found': 'Esta página não pode mais mostrar a resposta enviada.',
  'problem.upload-not-found': 'O arquivo não existe ou não está mais disponível.',
  'problem.file-refused': 'O arquivo não pode ser anexado.',
  'problem.file-infected':
    'O arquivo “{name}” não foi salvo: foi encontrado nele um vírus ou um programa nocivo.',
  'problem.file-too-large-to-check':
    'O arquivo “{name}” não foi salvo: é grande demais para ser verificado em busca de vírus.',
  'problem.file-unchecked':
    'Não foi possível verificar se o arquivo “{name}” tem vírus, e ele não foi salvo. Tente novamente em alguns minutos.',
  'problem.form-changed':
    'O formulário mudou desde que você começou a responder. A nova versão abre com o que já escreveu.',
  'problem.submission-deleted': 'Esta resposta já tinha sido salva e foi eliminada: não se salva outra vez.',
  'problem.submission-kept':
    'A resposta não pode ser eliminada: está assinada, vem do portal do cidadão ou tem um pagamento.',
  'problem.submission-not-found': 'A resposta não existe.',
  'problem.stale-version':
    'Outra pessoa salvou mudanças enquanto você editava. Revise a versão nova antes de salvar.',
  'problem.id-taken': 'Esta resposta já foi salva com outro conteúdo.',
  'problem.payment-retry-refused':
    'Não é possível tentar este pagamento de novo: já está pago ou sua resposta foi eliminada.',
  'problem.ticket-undo-late':
    'Este ingresso não pode mais ser devolvido: passaram dois minutos ou já foi desfeito.',
  'problem.ticket-use-not-found': 'Não encontramos este ingresso.',
  'problem.payment-case-closed': 'Outra pessoa já encerrou este caso. Atualize a lista.',
  'problem.payments-closed': 'A venda on-line está encerrada: nada foi salvo nem cobrado.',
  'problem.orders-open':
    'Há compras sem pagar a partir desta conexão. Termine de pagá-las ou espere alguns minutos, e tente novamente.',
  'problem.seats-taken': 'Lugares que restam neste setor: {left}.',
  'problem.payment-notice-refused': 'O aviso de pagamento não é válido.',
  'problem.limit-reached': 'O formulário já recebeu todas as respostas que admite.',
  'problem.form-read-only': 'O formulário já tem respostas e não admite edições.',
  'problem.submission-sealed':
    'A resposta está assinada e este formulário não permite modificar respostas assinadas.',
  'problem.state-refused': 'Não foi possível atualizar o estado',
  'problem.state-moved': 'Não foi possível atualizar o estado: {by} a passou para «{state}» em {at}.',
  'problem.revision-not-offered': 'Este formulário não permite pedir revisões ao cidadão.',
  'problem.nothing-changed': 'Não há mudanças',
  'problem.revision-not-answered': 'O cidadão ainda não respondeu à revisão, ou ela já foi aceita.',
  'problem.revision-not-waiting':
    'Não há nenhum pedido de revisão à espera de resposta: o cidadão já respondeu, ou o pedido já foi retirado.',
  'problem.revision-recalled': 'O município retirou o pedido de revisão: você não precisa corrigir nada.',
  'problem.revision-unchanged': 'Você não mudou nenhuma das respostas que pediram para revisar.',
  'problem.nothing-marked': 'Você já respondeu este formulário',
  'problem.section-without-answers': 'Há seções que não indicam as respostas a revisar',
  'problem.payload-too-large': 'Os dados enviados são grandes demais.',
  'problem.media-type-refused': 'O tipo de conteúdo enviado não é aceito.',
  'problem.outside-unavailable':
    'O sistema do município que tem estes dados não responde. Tente novamente em alguns minutos.',
  'problem.appointment-taken': 'Esse horário não está mais livre. Escolha outro.',
  'problem.appointment-exists': 'Esta resposta já tem um horário marcado.',
  'problem.booking-failed':
    'Erro ao carregar as informações. Se o problema persistir, entre em contato com o município.',
  'problem.incident-type-failed':
    'Erro ao criar tipo de incidente no MuniGestión. É possível que já exista um tipo de incidente com o mesmo nome.',
  'problem.incident-type-of-state-failed':
    'Erro ao criar o tipo de incidente do estado {state}. É possível que já exista um tipo de incidente com o mesmo nome.',
  'problem.form-invalid': 'O formulário tem dados a corrigir.',
  'problem.mail-not-offered': 'As respostas deste formulário não são enviadas por e-mail.',
  'problem.mail-invalid': 'O e-mail tem dados a corrigir.',
  'problem.record-options-refused': 'O documento não pode ser preparado com essas opções.',
  'problem.work-order-unfit':
    'A resposta não corresponde à ordem de trabalho: é de outro formulário ou de outro ativo.',
  'problem.answers-invalid': 'Faltam alguns campos obrigatórios ou há dados que não são válidos.',
  'problem.too-many-requests': 'Tentativas demais. Tente de novo em {wait}.',
  'problem.geocoder-unavailable':
    'O buscador de endereços não responde. Escreva o endereço ou escolha o ponto no mapa.',
  'problem.recipient-invalid': 'O número não é válido.',
  'problem.export-not-found': 'A exportação não existe mais.',
  'problem.exports-busy': 'Há exportações demais em andamento. Tente novamente em alguns minutos.',
  'problem.municipality-not-found': 'O município não existe.',
  'problem.username-taken': 'Já existe um usuário com o nome informado.',
  'problem.platform-failed': 'Ocorreu um erro na comunicação com a plataforma municipal.',
  'problem.unexpected': 'Ocorreu um erro inesperado. Se ele se repetir, informe este número: {logId}.',
  'problem.unavailable': 'O serviço não está disponível neste momento. Tente novamente em alguns segundos.',
  'problem.storage-full':
    'Não há espaço para salvar mais dados neste momento: nada foi salvo. Tente novamente mais tarde.',
} as const;
