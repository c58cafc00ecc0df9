// Galician texts of problems that only staff meet, in administration and in their own account: pages of citizens do not carry them.
export const administrationProblems = {
  'problem.submission-held': 'A resposta está conservada por orde: ninguén a pode eliminar.',
  'problem.form-held':
    'Non se pode eliminar: o formulario, ou algunha das súas respostas, está conservado por orde.',
  'problem.hold-changed': 'Outra persoa cambiou a orde mentres tanto. Comprobe como quedou.',
  'problem.register-entry-not-found': 'Non está no rexistro.',
  'problem.register-entry-changed':
    'Outra persoa modificou estes datos mentres tanto. Recargue a páxina para ver os seus; o que escribiu aquí non se gardou.',
  'problem.register-read-only': 'Este rexistro é o da plataforma municipal: modifícase alí.',
  'problem.agenda-in-use':
    'Hai formularios que dan citas desta axenda, ou persoas cunha cita por vir. Elixa neles outra axenda, ou quítelles a cita, e elimínea despois.',
  'problem.agenda-invalid': 'Os datos da axenda non son válidos.',
  'problem.work-order-invalid': 'A orde de traballo ten datos que corrixir.',
  'problem.plan-rule-invalid': 'A regra do plan ten datos que corrixir.',
  'problem.plan-rules-full':
    'O concello ten tantas regras do plan como pode ter. Elimine unha antes de engadir outra.',
  'problem.prefilled-link-invalid': 'A ligazón con respostas ten datos que corrixir.',
  'problem.prefilled-links-full':
    'O formulario ten tantas ligazóns con respostas como pode ter. Retire unha antes de engadir outra.',
  'problem.work-order-taken': 'Tena {by}. Queda libre se non a usa en vinte minutos.',
  'problem.work-order-closed': 'A orde xa está feita ou cancelada.',
  'problem.asset-invalid': 'Os datos do activo non son válidos.',
  'problem.incident-area-in-use':
    'Non se pode eliminar: a área ten tipos ({types}), ou noméana formularios ({forms}) ou activos ({assets}).',
  'problem.incident-type-in-use':
    'Non se pode eliminar: hai formularios que crean incidencias deste tipo ({forms}) ou incidencias que xa o teñen ({incidents}).',
  'problem.incident-change-invalid': 'O cambio da incidencia ten datos para corrixir.',
  'problem.incident-area-invalid': 'A área de incidencias ten datos para corrixir.',
  'problem.incident-type-invalid': 'O tipo de incidencia ten datos para corrixir.',
  'problem.territory-in-use': 'Non se pode eliminar: aínda ten algo dentro ({count}).',
  'problem.own-country': 'Ninguén pode deshabilitar o país no que traballa.',
  'problem.territory-invalid': 'O nome ou a palabra clave ten algo que corrixir.',
  'problem.user-not-found': 'O usuario non existe.',
  'problem.user-changed': 'Outra persoa modificou este usuario. Pécheo e ábrao de novo para ver os cambios.',
  'problem.settings-changed':
    'Outra persoa modificou estes axustes mentres tanto. Recargue a páxina para ver os seus; o que escribiu aquí non se gardou.',
  'problem.secret-keys-missing': 'Esta instalación non pode gardar claves: falta SECRET_KEYS.',
  'problem.payment-shop-not-tried': 'Só se proba un comercio propio dunha pasarela de proba.',
  'problem.user-without-email': 'A conta non ten correo electrónico: sen el non hai contrasinal.',
  'problem.user-deactivated': 'A conta está desactivada. Actívea primeiro.',
  'problem.last-administrator': 'É a única conta de administrador: o sistema non pode quedar sen ningunha.',
  'problem.token-refused': 'O programa non se identificou cun token válido.',
  'problem.two-identities': 'A solicitude trae á vez un token e a sesión dunha persoa.',
  'problem.not-for-programs': 'Os programas non poden usar este enderezo.',
  'problem.program-not-found': 'O programa non existe.',
  'problem.programs-full': 'O municipio ten xa 100 tokens en uso. Revogue os que non se usan.',
  'problem.program-invalid': 'Hai datos para corrixir.',
  'problem.webhook-not-found': 'O sistema avisado non existe ou non é das súas áreas.',
  'problem.webhook-changed':
    'Outra persoa cambiou o sistema mentres tanto. Peche, ábrao de novo e repita o cambio.',
  'problem.webhooks-full': 'Xa hai 20 sistemas avisados. Elimine os que non se usan.',
  'problem.webhook-invalid': 'Hai datos que corrixir.',
  'problem.own-account': 'Ninguén pode facer isto coa súa propia conta.',
  'problem.username-retired':
    'Ese nome de usuario foi dunha conta eliminada, e as súas respostas consérvano. Elixa outro.',
  'problem.username-refused': 'O nome de usuario non é válido.',
  'problem.user-not-verified': 'Produciuse un erro ao verificar o usuario na plataforma de xestión',
  'problem.area-invalid': 'A área ten datos para corrixir.',
  'problem.municipality-invalid': 'O concello ten datos para corrixir.',
  'problem.revocation-invalid': 'A data necesita día e hora completos, por exemplo 2026-03-10T15:00:00.',
  'problem.user-invalid': 'O usuario ten datos para corrixir.',
  'problem.appointment-change-refused':
    'Unha cita cancélase ata que empeza, e desde entón anótase se a persoa veu.',
  'problem.provider-not-bound': 'A conta non está vinculada ao inicio de sesión único.',
  'problem.second-factor-missing': 'A conta non ten segundo factor.',
  'problem.second-factor-required':
    'O seu rol debe ter un segundo factor. Pode pasalo a outro teléfono, pero non quitalo.',
  'problem.second-factor-unavailable':
    'Esta instalación aínda non pode gardar segundos factores: falta a clave SECRET_KEYS.',
  'problem.passkey-limit':
    'A conta xa ten {max} chaves de acceso, que é o máximo. Elimine unha antes de engadir outra.',
  'problem.agenda-leaves-appointments':
    'Con este horario quedan citas por vir fóra del ({count}). Non se gardou nada.',
} as const;
