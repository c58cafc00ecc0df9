// What a caller reads when a request fails: one text for each code of the contract's problems; those of administration are apart.
export const problems = {
  'problem.request-invalid': 'Los datos enviados no son válidos.',
  'problem.not-signed-in': 'Su sesión terminó. Ingrese nuevamente.',
  'problem.sign-in-failed': 'El correo electrónico o la contraseña no son correctos.',
  'problem.portal-entry-failed':
    'Ocurrió un error al verificar su sesión, vuelva a ingresar desde el Portal Ciudadano.',
  'problem.forbidden': 'No tiene permiso para realizar esta acción.',
  'problem.host-unknown': 'Este servidor no atiende bajo esta dirección. Use la dirección oficial del sitio.',
  'problem.origin-refused': 'La solicitud proviene de otro sitio y fue rechazada.',
  'problem.demonstration-account':
    'Las cuentas de demostración solo pueden ingresar desde el equipo en el que funciona el servidor.',
  'problem.account-missing': 'No existe el usuario para Constancia.',
  'problem.account-deactivated':
    'Su cuenta está desactivada. Consulte a quien administra Constancia en su municipio.',
  'problem.password-wrong': 'La contraseña actual no es correcta.',
  'problem.single-sign-on-failed': 'No se completó el ingreso en el servicio de identidad. Pruebe de nuevo.',
  'problem.single-sign-on-off': 'Esta instalación no tiene inicio de sesión único.',
  'problem.logout-refused': 'El aviso de cierre de sesión no es válido.',
  'problem.identity-unavailable': 'El servicio de identidad no responde. Pruebe de nuevo en unos minutos.',
  'problem.second-factor-wrong':
    'El código no es correcto, ya se usó o venció. Espere el siguiente y pruebe con él.',
  'problem.password-link-gone': 'Este enlace ya se usó o venció. Pida uno nuevo.',
  'problem.password-refused': 'Esa contraseña no se puede usar.',
  'problem.session-data': 'Error obteniendo datos de sesión.',
  'problem.municipality-blocked': 'Acceso denegado. Municipio bloqueado',
  'problem.form-outside-areas':
    'No tiene permisos para ver el formulario porque no esta entre sus áreas municipales.',
  'problem.not-found': 'No se encontró lo que buscaba.',
  'problem.prefilled-link-gone':
    'El enlace no trae respuestas: venció, lo quitaron o la dirección no está completa. Puede completar el formulario igual.',
  'problem.form-not-found': 'El formulario a contestar no existe.',
  'problem.form-deleted': 'El formulario que desea contestar no existe o ha sido eliminado.',
  'problem.form-not-public': 'Solo tiene cartel un formulario que puede contestar el público.',
  'problem.already-answered': 'Ya contestó este formulario.',
  'problem.person-not-asked': 'Este formulario no pide una persona.',
  'problem.portal-person-unknown':
    'El enlace no identifica a nadie: venció, ya se usó o es de otro municipio. Busque a la persona por su número.',
  'problem.person-invalid': 'Los datos de la persona no son válidos.',
  'problem.citizen-search-failed': 'Error al buscar ciudadano en MuniDigital. Por favor intente nuevamente.',
  'problem.citizen-create-failed': 'Error al crear ciudadano en MuniDigital. Por favor intente nuevamente.',
  'problem.workflow-invalid': 'El flujo de trabajo tiene datos para corregir.',
  'problem.mail-not-found': 'El correo no existe o ya no se conserva.',
  'problem.delivery-not-found': 'El envío no existe o ya se entregó.',
  'problem.workflow-not-found': 'El flujo de trabajo no existe.',
  'problem.view-not-found': 'La vista no existe.',
  'problem.view-name-taken': 'Usted ya tiene una vista con ese nombre.',
  'problem.views-full':
    'Usted ya tiene todas las vistas que puede guardar para este formulario. Elimine alguna.',
  'problem.feed-table-not-found': 'El origen de datos no tiene esa tabla.',
  'problem.feed-row-not-found': 'El origen de datos no tiene esa fila.',
  'problem.feed-filter-too-slow':
    'El filtro tarda demasiado. Acótelo a un período, por ejemplo con submissionDate ge 2026-01-01.',
  'problem.feed-unsupported': 'El origen de datos no admite {what} ({option}, columna {column}).',
  'problem.too-many-to-order':
    'Con ese orden se muestran hasta {max} respuestas. Filtre el listado, u ordénelo por fecha o por estado.',
  'problem.workflow-name-taken': 'Ya existe un flujo de trabajo con ese nombre.',
  'problem.file-not-found': 'El archivo no existe o ya no está disponible.',
  'problem.image-refused': 'Formato de archivo inválido',
  'problem.sheet-unreadable': 'El archivo no es una hoja de cálculo .xlsx que se pueda leer.',
  'problem.collected-archive-unreadable':
    'El archivo no es un ZIP de ODK Central que se pueda abrir: hasta 1000 archivos y 128 MB en total, con sus tablas en CSV y las fotos en la carpeta media.',
  'problem.upload-offset': 'El archivo llegó hasta otro punto: la carga sigue desde ahí.',
  'problem.too-many-files': 'La respuesta ya tiene todos los archivos que admite.',
  'problem.record-not-found': 'El documento no existe o ya no está disponible.',
  'problem.record-code-unknown':
    'No se encontraron actas para el código indicado, recuerde respetar mayúsculas y minúsculas.',
  'problem.code-date-required':
    'Indique también la fecha de la respuesta, que figura en el acta (DD/MM/AAAA).',
  'problem.state-unknown': 'Su trámite no posee estados o no existe una respuesta asociada a este código.',
  'problem.challenge-required': 'Antes de seguir, este dispositivo tiene que resolver una comprobación.',
  'problem.payment-not-found': 'No encontramos este pago.',
  'problem.receipt-not-found': 'Esta página ya no puede mostrar la respuesta enviada.',
  'problem.upload-not-found': 'El archivo no existe o ya no está disponible.',
  'problem.file-refused': 'El archivo no se puede adjuntar.',
  'problem.file-infected':
    'El archivo «{name}» no se guardó: se encontró en él un virus o un programa dañino.',
  'problem.file-too-large-to-check':
    'El archivo «{name}» no se guardó: es demasiado grande para revisarlo en busca de virus.',
  'problem.file-unchecked':
    'No se pudo revisar el archivo «{name}» en busca de virus y no se guardó. Intente nuevamente en unos minutos.',
  'problem.form-changed':
    'El formulario cambió desde que empezó a contestarlo. Se abre la versión nueva con lo que ya escribió.',
  'problem.submission-deleted': 'Esta respuesta ya se había guardado y fue eliminada: no se guarda otra vez.',
  'problem.submission-kept':
    'La respuesta no se puede eliminar: está firmada, viene del portal ciudadano o tiene un pago.',
  'problem.submission-not-found': 'No existe la respuesta.',
  'problem.stale-version':
    'Otra persona guardó cambios mientras usted editaba. Revise la versión nueva antes de guardar.',
  'problem.id-taken': 'Esta respuesta ya fue guardada con otro contenido.',
  'problem.payment-retry-refused':
    'Este pago no puede reintentarse: ya está pagado o su respuesta fue eliminada.',
  'problem.ticket-undo-late': 'Esta entrada ya no puede devolverse: pasaron dos minutos o ya se deshizo.',
  'problem.ticket-use-not-found': 'No encontramos esta entrada.',
  'problem.payment-case-closed': 'Otra persona ya cerró este caso. Actualice la lista.',
  'problem.payments-closed': 'La venta en línea está cerrada: no se guardó ni se cobró nada.',
  'problem.orders-open':
    'Desde esta conexión hay compras sin pagar. Termine de pagarlas o espere unos minutos, y vuelva a intentarlo.',
  'problem.seats-taken': 'Plazas que quedan en esta ubicación: {left}.',
  'problem.payment-notice-refused': 'El aviso de pago no es válido.',
  'problem.limit-reached': 'El formulario ya recibió todas las respuestas que admite.',
  'problem.form-read-only': 'El formulario ya tiene respuestas y no admite ediciones.',
  'problem.submission-sealed':
    'La respuesta está firmada y este formulario no permite modificar respuestas firmadas.',
  'problem.state-refused': 'No se pudo actualizar el estado',
  'problem.state-moved': 'No se pudo actualizar el estado: {by} la pasó a «{state}» el {at}.',
  'problem.revision-not-offered': 'Este formulario no permite pedir revisiones al ciudadano.',
  'problem.nothing-changed': 'No hay cambios',
  'problem.revision-not-answered': 'El ciudadano todavía no contestó la revisión, o ya fue aceptada.',
  'problem.revision-not-waiting':
    'No hay ningún pedido de revisión que espere respuesta: el ciudadano ya contestó, o ya se retiró.',
  'problem.revision-recalled': 'El municipio retiró el pedido de revisión: no tiene que corregir nada.',
  'problem.revision-unchanged': 'No cambió ninguna de las respuestas que le pidieron revisar.',
  'problem.nothing-marked': 'Ya contestó este formulario',
  'problem.section-without-answers': 'Hay secciones que no indican las respuestas a revisar',
  'problem.payload-too-large': 'Los datos enviados son demasiado grandes.',
  'problem.media-type-refused': 'El tipo de contenido enviado no se admite.',
  'problem.outside-unavailable':
    'El sistema del municipio que tiene estos datos no responde. Intente nuevamente en unos minutos.',
  'problem.appointment-taken': 'Ese horario ya no está libre. Elija otro.',
  'problem.appointment-exists': 'Esta respuesta ya tiene un turno.',
  'problem.booking-failed':
    'Error al cargar la información. Si el problema persiste, comuníquese con el municipio.',
  'problem.incident-type-failed':
    'Error al crear tipo de incidente en MuniGestión. Es posible que ya exista un tipo de incidente con el mismo nombre.',
  'problem.incident-type-of-state-failed':
    'Error al crear el tipo de incidente del estado {state}. Es posible que ya exista un tipo de incidente con el mismo nombre.',
  'problem.form-invalid': 'El formulario tiene datos para corregir.',
  'problem.mail-not-offered': 'Las respuestas de este formulario no se envían por correo.',
  'problem.mail-invalid': 'El correo tiene datos para corregir.',
  'problem.record-options-refused': 'El documento no se puede preparar con esas opciones.',
  'problem.work-order-unfit':
    'La respuesta no corresponde a la orden de trabajo: es de otro formulario o de otro activo.',
  'problem.answers-invalid': 'Faltan algunos campos requeridos o tienen datos no válidos.',
  'problem.too-many-requests': 'Demasiados intentos. Vuelva a intentarlo en {wait}.',
  'problem.geocoder-unavailable':
    'El buscador de direcciones no responde. Escriba la dirección o elija el punto en el mapa.',
  'problem.recipient-invalid': 'El número no es válido.',
  'problem.export-not-found': 'La exportación ya no existe.',
  'problem.exports-busy': 'Hay demasiadas exportaciones en curso. Intente nuevamente en unos minutos.',
  'problem.municipality-not-found': 'El municipio no existe.',
  'problem.username-taken': 'Ya existe un usuario con el nombre ingresado.',
  'problem.platform-failed': 'Ocurrió un error al comunicarse con la plataforma municipal.',
  'problem.unexpected': 'Ocurrió un error inesperado. Si se repite, comunique este número: {logId}.',
  'problem.unavailable':
    'El servicio no está disponible en este momento. Intente nuevamente en unos segundos.',
  'problem.storage-full':
    'No hay lugar para guardar más datos en este momento: no se guardó nada. Intente nuevamente más tarde.',
} as const;
