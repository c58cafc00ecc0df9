// Texts of problems that only staff meet, in administration and in their own account: pages of citizens do not carry them.
export const administrationProblems = {
  'problem.submission-held': 'La respuesta está conservada por orden: nadie puede eliminarla.',
  'problem.form-held':
    'No se puede eliminar: el formulario, o alguna de sus respuestas, está conservado por orden.',
  'problem.hold-changed': 'Otra persona cambió la orden mientras tanto. Compruebe cómo quedó.',
  'problem.register-entry-not-found': 'No está en el registro.',
  'problem.register-entry-changed':
    'Otra persona modificó estos datos mientras tanto. Recargue la página para ver los suyos; lo que escribió aquí no se guardó.',
  'problem.register-read-only': 'Este registro es el de la plataforma municipal: se modifica allí.',
  'problem.agenda-in-use':
    'Hay formularios que dan turnos de esta agenda, o personas con un turno por venir. Elija en ellos otra agenda, o quíteles el turno, y elimínela después.',
  'problem.agenda-invalid': 'Los datos de la agenda no son válidos.',
  'problem.work-order-invalid': 'La orden de trabajo tiene datos para corregir.',
  'problem.plan-rule-invalid': 'La regla del plan tiene datos para corregir.',
  'problem.plan-rules-full':
    'El municipio tiene tantas reglas del plan como puede tener. Elimine una antes de agregar otra.',
  'problem.prefilled-link-invalid': 'El enlace con respuestas tiene datos para corregir.',
  'problem.prefilled-links-full':
    'El formulario tiene tantos enlaces con respuestas como puede tener. Quite uno antes de agregar otro.',
  'problem.work-order-taken': 'La tiene {by}. Queda libre si no la usa en veinte minutos.',
  'problem.work-order-closed': 'La orden ya está hecha o cancelada.',
  'problem.asset-invalid': 'Los datos del activo no son válidos.',
  'problem.incident-area-in-use':
    'No se puede eliminar: el área tiene tipos ({types}), o la nombran formularios ({forms}) o activos ({assets}).',
  'problem.incident-type-in-use':
    'No se puede eliminar: hay formularios que crean incidentes de este tipo ({forms}) o incidentes que ya lo tienen ({incidents}).',
  'problem.incident-change-invalid': 'El cambio del incidente tiene datos para corregir.',
  'problem.incident-area-invalid': 'El área de incidentes tiene datos para corregir.',
  'problem.incident-type-invalid': 'El tipo de incidente tiene datos para corregir.',
  'problem.territory-in-use': 'No se puede eliminar: todavía tiene algo adentro ({count}).',
  'problem.own-country': 'Nadie puede deshabilitar el país en el que trabaja.',
  'problem.territory-invalid': 'El nombre o la palabra clave tiene algo para corregir.',
  'problem.user-not-found': 'El usuario no existe.',
  'problem.user-changed':
    'Otra persona modificó este usuario. Ciérrelo y ábralo de nuevo para ver los cambios.',
  'problem.settings-changed':
    'Otra persona modificó estos ajustes mientras tanto. Recargue la página para ver los suyos; lo que escribió aquí no se guardó.',
  'problem.secret-keys-missing': 'Esta instalación no puede guardar claves: falta SECRET_KEYS.',
  'problem.payment-shop-not-tried': 'Solo se prueba un comercio propio de una pasarela de prueba.',
  'problem.user-without-email': 'La cuenta no tiene correo electrónico: sin él no hay contraseña.',
  'problem.user-deactivated': 'La cuenta está desactivada. Actívela primero.',
  'problem.last-administrator':
    'Es la única cuenta de administrador: el sistema no puede quedar sin ninguna.',
  'problem.token-refused': 'El programa no se identificó con un token válido.',
  'problem.two-identities': 'La solicitud trae a la vez un token y la sesión de una persona.',
  'problem.not-for-programs': 'Los programas no pueden usar esta dirección.',
  'problem.program-not-found': 'El programa no existe.',
  'problem.programs-full': 'El municipio tiene ya 100 tokens en uso. Revoque los que no se usan.',
  'problem.program-invalid': 'Hay datos para corregir.',
  'problem.webhook-not-found': 'El sistema avisado no existe o no es de sus áreas.',
  'problem.webhook-changed':
    'Otra persona cambió el sistema mientras tanto. Cierre, ábralo de nuevo y repita el cambio.',
  'problem.webhooks-full': 'Ya hay 20 sistemas avisados. Elimine los que no se usan.',
  'problem.webhook-invalid': 'Hay datos para corregir.',
  'problem.own-account': 'Nadie puede hacer esto con su propia cuenta.',
  'problem.username-retired':
    'Ese nombre de usuario fue de una cuenta eliminada, y sus respuestas lo conservan. Elija otro.',
  'problem.username-refused': 'El nombre de usuario no es válido.',
  'problem.user-not-verified': 'Ocurrió un error al verificar el usuario en la plataforma de gestión',
  'problem.area-invalid': 'El área tiene datos para corregir.',
  'problem.municipality-invalid': 'El municipio tiene datos para corregir.',
  'problem.revocation-invalid': 'La fecha necesita día y hora completos, por ejemplo 2026-03-10T15:00:00.',
  'problem.user-invalid': 'El usuario tiene datos para corregir.',
  'problem.appointment-change-refused':
    'Un turno se cancela hasta que empieza, y desde entonces se anota si la persona vino.',
  'problem.provider-not-bound': 'La cuenta no está vinculada al inicio de sesión único.',
  'problem.second-factor-missing': 'La cuenta no tiene segundo factor.',
  'problem.second-factor-required':
    'Su rol debe tener un segundo factor. Puede pasarlo a otro teléfono, pero no quitarlo.',
  'problem.second-factor-unavailable':
    'Esta instalación todavía no puede guardar segundos factores: falta la clave SECRET_KEYS.',
  'problem.passkey-limit':
    'La cuenta ya tiene {max} llaves de acceso, que es el máximo. Elimine una antes de agregar otra.',
  'problem.agenda-leaves-appointments':
    'Con este horario quedan turnos por venir fuera de él ({count}). No se guardó nada.',
} as const;
