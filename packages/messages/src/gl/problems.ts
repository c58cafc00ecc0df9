// What a caller reads in Galician when a request fails: one text for each code of the contract's problems; those of administration are apart.
export const problems = {
  'problem.request-invalid': 'Os datos enviados non son válidos.',
  'problem.not-signed-in': 'A súa sesión rematou. Inicie sesión de novo.',
  'problem.sign-in-failed': 'O correo electrónico ou o contrasinal non son correctos.',
  'problem.portal-entry-failed':
    'Produciuse un erro ao verificar a súa sesión, volva entrar desde o Portal Ciudadano.',
  'problem.forbidden': 'Non ten permiso para realizar esta acción.',
  'problem.host-unknown': 'Este servidor non atende neste enderezo. Use o enderezo oficial do sitio.',
  'problem.origin-refused': 'A solicitude provén doutro sitio e foi rexeitada.',
  'problem.demonstration-account':
    'As contas de demostración só poden iniciar sesión desde o equipo no que funciona o servidor.',
  'problem.account-missing': 'Non existe o usuario para Constancia.',
  'problem.account-deactivated':
    'A súa conta está desactivada. Consulte a quen administra Constancia no seu concello.',
  'problem.password-wrong': 'O contrasinal actual non é correcto.',
  'problem.single-sign-on-failed': 'Non se completou o acceso no servizo de identidade. Probe de novo.',
  'problem.single-sign-on-off': 'Esta instalación non ten inicio de sesión único.',
  'problem.logout-refused': 'O aviso de peche de sesión non é válido.',
  'problem.identity-unavailable': 'O servizo de identidade non responde. Probe de novo nuns minutos.',
  'problem.second-factor-wrong':
    'O código non é correcto, xa se usou ou caducou. Agarde o seguinte e probe con el.',
  'problem.password-link-gone': 'Esta ligazón xa se usou ou caducou. Pida unha nova.',
  'problem.password-refused': 'Ese contrasinal non se pode usar.',
  'problem.session-data': 'Erro ao obter os datos de sesión.',
  'problem.municipality-blocked': 'Acceso denegado. Concello bloqueado',
  'problem.form-outside-areas':
    'Non ten permisos para ver o formulario porque non está entre as súas áreas municipais.',
  'problem.not-found': 'Non se atopou o que buscaba.',
  'problem.prefilled-link-gone':
    'A ligazón non trae respostas: caducou, retirárona ou o enderezo non está completo. Pode completar o formulario igual.',
  'problem.form-not-found': 'O formulario que quere contestar non existe.',
  'problem.form-deleted': 'O formulario que quere contestar non existe ou foi eliminado.',
  'problem.form-not-public': 'Só ten cartel un formulario que pode contestar o público.',
  'problem.already-answered': 'Xa contestou este formulario.',
  'problem.person-not-asked': 'Este formulario non pide unha persoa.',
  'problem.portal-person-unknown':
    'A ligazón non identifica a ninguén: caducou, xa se usou ou é doutro municipio. Busque a persoa polo seu número.',
  'problem.person-invalid': 'Os datos da persoa non son válidos.',
  'problem.citizen-search-failed': 'Erro ao buscar o cidadán en MuniDigital. Por favor, ténteo de novo.',
  'problem.citizen-create-failed': 'Erro ao crear o cidadán en MuniDigital. Por favor, ténteo de novo.',
  'problem.workflow-invalid': 'O fluxo de traballo ten datos para corrixir.',
  'problem.mail-not-found': 'O correo non existe ou xa non se conserva.',
  'problem.delivery-not-found': 'O envío non existe ou xa se entregou.',
  'problem.workflow-not-found': 'O fluxo de traballo non existe.',
  'problem.view-not-found': 'A vista non existe.',
  'problem.view-name-taken': 'Vostede xa ten unha vista con ese nome.',
  'problem.views-full':
    'Vostede xa ten todas as vistas que pode gardar para este formulario. Elimine algunha.',
  'problem.feed-table-not-found': 'A fonte de datos non ten esa táboa.',
  'problem.feed-row-not-found': 'A fonte de datos non ten esa fila.',
  'problem.feed-filter-too-slow':
    'O filtro tarda demasiado. Engada un período, por exemplo submissionDate ge 2026-01-01.',
  'problem.feed-unsupported': 'A fonte de datos non admite {what} ({option}, columna {column}).',
  'problem.too-many-to-order':
    'Con esa orde móstranse ata {max} respostas. Filtre a lista, ou ordénea por data ou por estado.',
  'problem.workflow-name-taken': 'Xa existe un fluxo de traballo con ese nome.',
  'problem.file-not-found': 'O ficheiro non existe ou xa non está dispoñible.',
  'problem.image-refused': 'Formato de ficheiro non válido',
  'problem.sheet-unreadable': 'O ficheiro non é unha folla .xlsx que se poida ler.',
  'problem.collected-archive-unreadable':
    'O ficheiro non é un ZIP de ODK Central que se poida abrir: ata 1000 ficheiros e 128 MB en total, coas súas táboas en CSV e as fotos no cartafol media.',
  'problem.upload-offset': 'O ficheiro chegou ata outro punto: a carga segue desde aí.',
  'problem.too-many-files': 'A resposta xa ten todos os ficheiros que admite.',
  'problem.record-not-found': 'O documento non existe ou xa non está dispoñible.',
  'problem.record-code-unknown':
    'Non se atoparon actas para o código indicado, lembre respectar maiúsculas e minúsculas.',
  'problem.code-date-required': 'Indique tamén a data da resposta, que figura na acta (DD/MM/AAAA).',
  'problem.state-unknown':
    'O seu trámite non ten estados ou non existe unha resposta asociada a este código.',
  'problem.challenge-required': 'Antes de seguir, este dispositivo ten que resolver unha comprobación.',
  'problem.payment-not-found': 'Non atopamos este pago.',
  'problem.receipt-not-found': 'Esta páxina xa non pode mostrar a resposta enviada.',
  'problem.upload-not-found': 'O ficheiro non existe ou xa non está dispoñible.',
  'problem.file-refused': 'O ficheiro non se pode anexar.',
  'problem.file-infected': 'O ficheiro «{name}» non se gardou: atopouse nel un virus ou un programa daniño.',
  'problem.file-too-large-to-check':
    'O ficheiro «{name}» non se gardou: é grande de máis para revisalo na procura de virus.',
  'problem.file-unchecked':
    'Non se puido revisar o ficheiro «{name}» na procura de virus e non se gardou. Inténteo de novo nuns minutos.',
  'problem.form-changed':
    'O formulario cambiou desde que comezou a contestalo. Ábrese a versión nova co que xa escribiu.',
  'problem.submission-deleted': 'Esta resposta xa se gardara e foi eliminada: non se garda outra vez.',
  'problem.submission-kept':
    'A resposta non se pode eliminar: está asinada, vén do portal cidadán ou ten un pago.',
  'problem.submission-not-found': 'Non existe a resposta.',
  'problem.stale-version':
    'Outra persoa gardou cambios mentres vostede editaba. Revise a versión nova antes de gardar.',
  'problem.id-taken': 'Esta resposta xa foi gardada con outro contido.',
  'problem.payment-retry-refused':
    'Este pago non se pode tentar de novo: xa está pagado ou a súa resposta foi eliminada.',
  'problem.ticket-undo-late': 'Esta entrada xa non se pode devolver: pasaron dous minutos ou xa se desfixo.',
  'problem.ticket-use-not-found': 'Non atopamos esta entrada.',
  'problem.payment-case-closed': 'Outra persoa xa pechou este caso. Actualice a lista.',
  'problem.payments-closed': 'A venda en liña está pechada: non se gardou nin se cobrou nada.',
  'problem.orders-open':
    'Desde esta conexión hai compras sen pagar. Remate de pagalas ou agarde uns minutos, e ténteo de novo.',
  'problem.seats-taken': 'Prazas que quedan nesta localización: {left}.',
  'problem.payment-notice-refused': 'O aviso de pago non é válido.',
  'problem.limit-reached': 'O formulario xa recibiu todas as respostas que admite.',
  'problem.form-read-only': 'O formulario xa ten respostas e non admite edicións.',
  'problem.submission-sealed':
    'A resposta está asinada e este formulario non permite modificar respostas asinadas.',
  'problem.state-refused': 'Non se puido actualizar o estado',
  'problem.state-moved': 'Non se puido actualizar o estado: {by} pasouna a «{state}» o {at}.',
  'problem.revision-not-offered': 'Este formulario non permite pedirlle revisións ao cidadán.',
  'problem.nothing-changed': 'Non hai cambios',
  'problem.revision-not-answered': 'O cidadán aínda non contestou a revisión, ou xa foi aceptada.',
  'problem.revision-not-waiting':
    'Non hai ningunha petición de revisión que agarde resposta: o cidadán xa contestou, ou xa se retirou.',
  'problem.revision-recalled': 'O concello retirou a petición de revisión: non ten que corrixir nada.',
  'problem.revision-unchanged': 'Non cambiou ningunha das respostas que lle pediron revisar.',
  'problem.nothing-marked': 'Xa contestou este formulario',
  'problem.section-without-answers': 'Hai seccións que non indican as respostas que hai que revisar',
  'problem.payload-too-large': 'Os datos enviados son demasiado grandes.',
  'problem.media-type-refused': 'O tipo de contido enviado non se admite.',
  'problem.outside-unavailable':
    'O sistema do concello que ten estes datos non responde. Ténteo de novo nuns minutos.',
  'problem.appointment-taken': 'Esa hora xa non está libre. Elixa outra.',
  'problem.appointment-exists': 'Esta resposta xa ten unha cita.',
  'problem.booking-failed':
    'Erro ao cargar a información. Se o problema persiste, póñase en contacto co concello.',
  'problem.incident-type-failed':
    'Erro ao crear o tipo de incidencia en MuniGestión. É posible que xa exista un tipo de incidencia co mesmo nome.',
  'problem.incident-type-of-state-failed':
    'Erro ao crear o tipo de incidencia do estado {state}. É posible que xa exista un tipo de incidencia co mesmo nome.',
  'problem.form-invalid': 'O formulario ten datos para corrixir.',
  'problem.mail-not-offered': 'As respostas deste formulario non se envían por correo.',
  'problem.mail-invalid': 'O correo ten datos para corrixir.',
  'problem.record-options-refused': 'O documento non se pode preparar con esas opcións.',
  'problem.work-order-unfit':
    'A resposta non corresponde á orde de traballo: é doutro formulario ou doutro activo.',
  'problem.answers-invalid': 'Faltan algúns campos obrigatorios ou teñen datos non válidos.',
  'problem.too-many-requests': 'Demasiados intentos. Ténteo de novo en {wait}.',
  'problem.geocoder-unavailable':
    'O buscador de enderezos non responde. Escriba o enderezo ou elixa o punto no mapa.',
  'problem.recipient-invalid': 'O número non é válido.',
  'problem.export-not-found': 'A exportación xa non existe.',
  'problem.exports-busy': 'Hai demasiadas exportacións en curso. Ténteo de novo nuns minutos.',
  'problem.municipality-not-found': 'O concello non existe.',
  'problem.username-taken': 'Xa existe un usuario co nome introducido.',
  'problem.platform-failed': 'Produciuse un erro ao comunicarse coa plataforma municipal.',
  'problem.unexpected': 'Produciuse un erro inesperado. Se se repite, comunique este número: {logId}.',
  'problem.unavailable': 'O servizo non está dispoñible neste momento. Ténteo de novo nuns segundos.',
  'problem.storage-full':
    'Non hai sitio para gardar máis datos neste momento: non se gardou nada. Ténteo de novo máis tarde.',
} as const;
