// Spanish of Central America, where it differs in what only staff screens load.
// rules: X34.33
import { staffTexts as spanish } from '../es/staff-texts.ts';
import { staff } from './papers.ts';

export const centralAmericanStaff = {
  ...staff,
  'staff.login-checking':
    'Hay muchos intentos de ingreso con este correo: este dispositivo hace una comprobación antes de ingresar. Puede tardar un minuto.',
  'staff.login-forgotten-help':
    'Pida una contraseña nueva a quien administra Constancia en su municipalidad.',
  'work-orders.import': 'Importar hoja de cálculo',
  'work-orders.import-description':
    'Una hoja de cálculo de Excel (.xlsx) o de valores separados (.csv), con una orden por línea y los títulos en la primera.',
  'editor.province': 'Departamento o provincia',
  'form-list.province': 'Departamento o provincia',
  'administration.province': 'Departamento o provincia',
  'sheet-import.open': 'Importar hoja de cálculo',
  'sheet-import.download': 'Descargar hoja de cálculo',
  'user-import.description':
    'Una hoja de cálculo de Excel (.xlsx) o de valores separados (.csv), con una cuenta por línea y los títulos en la primera. La que se descarga en «Usuarios» sirve de modelo.',
  'asset-import.description':
    'Una hoja de cálculo de Excel (.xlsx) o de valores separados (.csv), con un activo por línea y los títulos en la primera. La que se descarga en «Activos» sirve de modelo.',
  'citizen-import.description':
    'Una hoja de cálculo de Excel (.xlsx) o de valores separados (.csv), con una persona por línea y los títulos en la primera. La que se descarga en «Ciudadanos» sirve de modelo.',
  'citizen-import.columns-text':
    'Qué columna del archivo es cada dato. Documento de identidad y nombre hacen falta; sin tipo, es una persona natural. Se conoce a cada persona por su documento de identidad.',
  'citizen-import.correct-help':
    'Sus datos pasan a ser los de la hoja de cálculo, y cada corrección queda en su historial. Una celda vacía no cambia nada.',
  'issue.sheet-person-type-unknown': '«{name}» no es un tipo de persona. Sin tipo, es una persona natural.',
  'incident-import.description':
    'Una hoja de cálculo de Excel (.xlsx) o de valores separados (.csv), con un tipo y su área por línea y los títulos en la primera. La que se descarga en «Áreas de incidentes» sirve de modelo.',
  'agenda-import.description':
    'Una hoja de cálculo de Excel (.xlsx) o de valores separados (.csv), con una agenda por línea y los títulos en la primera. La que se descarga en «Agendas» sirve de modelo.',
  'agenda-import.columns-text':
    'Qué columna del archivo es cada dato. El nombre hace falta. Horas y días se escriben como en la agenda; sin ellos, la municipalidad asigna las citas. Una duración vacía es de 20 minutos.',
  'sheet-import.unreadable':
    'No se pudo leer «{name}». Guarde la hoja de cálculo como .xlsx o .csv y elíjala otra vez.',
  'sheet-import.too-large': '«{name}» ocupa más de {max} MB. Divídala en varias hojas de cálculo.',
  'sheet-import.too-many':
    'La hoja de cálculo tiene {count} líneas y se aceptan hasta {max}. Divídala en varias.',
  'sheet-import.lines': 'Líneas de la hoja de cálculo',
  'users.inspector-number': 'Número de empleado',
  'users.revocation-help':
    'Hora de la municipalidad. Vacío: ninguna. Una fecha futura se aplica cuando llega.',
  'audit.subject-appointment': 'Cita',
  'audit.detail-appointments': 'Citas',
  'audit.detail-bookingSystem': 'Sistema de citas',
  'audit.detail-bookingUrl': 'Dirección del sistema de citas',
  'audit.detail-cancelled': 'Cita cancelada',
  'audit.detail-closedDays': 'Días sin citas',
  'audit.detail-slot': 'Cita',
  'audit.detail-start': 'Cita',
  'audit.value-booking': 'Sistema de citas',
  'appointment-card.title': 'Cita',
  'appointment-card.of-day': 'Citas de ese día',
  'appointment-list.title': 'Citas',
  'appointment-list.document-number': 'Documento de identidad',
  'appointment-list.none': 'No hay citas este día.',
  'appointment-list.failed': 'No se pudieron obtener las citas.',
  'agendas.appointments': 'Citas de {name}',
  'outbox.kind-appointment-mail': 'Correo sobre una cita',
  'appointment-card.booked-at': 'Pedida el',
  'appointment-card.cancelled-at': 'Cancelada el',
  'appointment-card.give': 'Dar cita',
  'appointment-card.move': 'Cambiar la cita',
  'appointment-card.given': 'La cita quedó dada.',
  'appointment-card.confirm': 'Confirmar la cita',
  'appointment-card.none-free': 'No hay citas libres.',
  'appointment-card.cancel': 'Cancelar la cita',
  'appointment-card.cancel-title': '¿Cancelar la cita?',
  'appointment-card.cancel-text':
    'La hora queda libre para otra persona. Quien la pidió recibe el motivo por correo, si la respuesta tiene uno.',
  'appointment-card.keep': 'Dejarla como está',
  'appointment-card.cancelled': 'La cita se canceló.',
  'appointment-card.change-failed': 'No se pudo cambiar la cita.',
  'timeline.appointment-booked': 'Cita pedida',
  'timeline.appointment-moved': 'Cita cambiada',
  'timeline.appointment-cancelled': 'Cita cancelada',
  'timeline.appointment-came': 'Vino a su cita',
  'timeline.appointment-absent': 'No vino a su cita',
  'timeline.appointment-unmarked': 'Asistencia a la cita quitada',
  'timeline.appointment-at': 'Cita del {moment}',
  'problem.appointment-change-refused':
    'Una cita se cancela hasta que empieza, y desde entonces se anota si la persona vino.',
  'problem.appointment-link-gone':
    'Este enlace no sirve: la cita ya pasó o la dirección no está completa. Ábralo desde el último correo que recibió.',
  'problem.appointment-too-late':
    'Ya no se puede cambiar ni cancelar aquí: falta muy poco para la cita. Si no puede ir, comuníquese con la municipalidad.',
  'problem.appointment-changed': 'La cita cambió mientras tanto. Así quedó.',
  'agendas.description':
    'Las agendas en las que la municipalidad da citas, y sus horarios. Los formularios con cita eligen una de ellas.',
  'agendas.column-gives': 'Citas',
  'agendas.arranged': 'Las asigna la municipalidad',
  'agendas.gives-itself': 'Las da la agenda',
  'agendas.gives': 'Esta agenda da citas por sí misma',
  'agendas.gives-not': 'La municipalidad asigna cada cita y se comunica con la persona.',
  'agendas.minutes': 'Duración de una cita, en minutos',
  'agendas.capacity-help': 'Cuántas personas pueden tener cita a la misma hora.',
  'agendas.next-days': 'Próximas citas',
  'agendas.next-none': 'Con estos horarios la agenda no da ninguna cita por ahora.',
  'issue.agenda-hours-too-short': 'Una cita dura {minutes} min y no entra en esas horas.',
  'agendas.none': 'La municipalidad no tiene agendas.',
  'agendas.read-only':
    'Las citas de esta municipalidad son las de la plataforma municipal: sus agendas se cambian allí.',
  'agendas.in-use':
    'No se puede eliminar todavía: estos formularios dan citas de esta agenda. Elija en ellos otra agenda, o quíteles la cita.',
  'issue.agenda-name-taken': 'Otra agenda de la municipalidad ya tiene ese nombre.',
  'problem.agenda-in-use':
    'Hay formularios que dan citas de esta agenda, o personas con una cita por venir. Elija en ellos otra agenda, o quíteles la cita, y elimínela después.',
  'outside.agendas-none': 'La municipalidad no tiene agendas de citas.',
  'outside.max-per-person': 'Máximo de boletos por persona',
  'outside.date-help': 'En la hora de la municipalidad.',
  'editor.option.addAppointment': 'Cita',
  'editor.option-help.addAppointment': 'Quien contesta elige una cita de una agenda.',
  'editor.option-help.addPaymentGateway': 'El formulario vende boletos o productos.',
  'editor.change.field-appointment': 'Agenda de citas',
  'issue.excluded-by-appointment': 'No puede estar activa junto con una cita.',
  'municipality-settings.booking-system': 'Agendas y citas',
  'municipality-settings.booking-url': 'Dirección del formulario de citas',
  'municipality-settings.booking-url-help':
    'Adonde va quien reserva una cita después de contestar. Vacío: la de esta instalación.',
  'list-filters.document-number': 'Documento de identidad del ciudadano',
  'home.search-fisica': 'Documento de identidad',
  'export.help-xlsx': 'Una hoja de cálculo con una fila por respuesta.',
  'export.feed-text':
    'La hoja de cálculo se actualiza desde aquí, sin exportar cada vez. Trae todas las respuestas del formulario, sin los filtros del listado.',
  'export.help-csv': 'La misma hoja de cálculo como texto, para otros programas.',
  'export.help-zip':
    'La hoja de cálculo y una carpeta por respuesta con sus imágenes, documentos, videos, notas de voz y firmas.',
  'payment-list.dni': 'Documento de identidad',
  'payment-list.phone': 'Celular',
  'payment-list.late': 'Pagados sin lugar',
  'payment-list.late-explained':
    'La pasarela cobró después de que los lugares se vendieran a otra persona. Devuelva el dinero u ofrezca otro lugar.',
  'payment-list.state-late': 'Pagado sin lugar',
  'payment-list.total-late': 'Cobrado sin lugar',
  'payment-list.seats': 'Lugares',
  'payment-list.close-text':
    '{name} pagó {amount} y quedó sin lugar. Indique cómo se resolvió. Queda registrado quién lo cerró y cuándo, y no puede deshacerse.',
  'payment-list.close-note-help': 'Por ejemplo, el número de la devolución o el lugar que se dio.',
  'payment-list.close-other-seat': 'Se dio otro lugar',
  'payment-list.closed-other-seat': 'Cerrado: se dio otro lugar',
  'payment-list.door': 'Verificar boleto',
  'payment-list.door-open': 'Verificar boletos',
  'payment-list.door-code': 'Código del boleto',
  'payment-list.door-all': 'Se aceptan boletos de todos los eventos que usted puede ver.',
  'payment-list.door-one': 'Se aceptan solo boletos del evento elegido.',
  'payment-list.door-no-camera':
    'Este navegador no lee códigos con la cámara. Escriba o pegue el código del boleto.',
  'payment-list.door-undone': 'El ingreso se deshizo: el boleto puede usarse otra vez.',
  'payment-list.door-seat': 'Boleto {seat} de {count}',
  'person.type-fisica': 'Persona natural',
  'person.number-fisica': 'Número del documento de identidad',
  'person.number-new-fisica': 'Documento de identidad',
  'person.phone': 'Celular',
  'person.phone-help': 'Con el signo + y el código de país, por ejemplo +50255123456.',
  'issue.person-fields-required': 'El Nombre, Apellido y documento de identidad son obligatorios',
  'issue.person-number-invalid': 'El documento de identidad no es válido',
  'issue.person-phone-invalid': 'El celular no es válido',
  'issue.dni-search-invalid': 'Ingrese un documento de identidad válido',
  'agendas.beyond':
    'Citas por venir fuera de este horario: {count}. Siguen en pie, y nadie avisó a esas personas.',
  'agendas.beyond-show': 'Ver esas citas',
  'agendas.beyond-title': '¿Guardar con citas fuera del horario?',
  'agendas.beyond-text':
    'Hay personas con una cita que este horario ya no da ({count}). No se cancela ninguna ni se avisa a nadie: quedan en una lista para cambiarlas o cancelarlas.',
  'appointment-list.beyond': 'Citas por venir fuera del horario de la agenda.',
  'appointment-list.beyond-none': 'No hay citas por venir fuera del horario de la agenda.',
  'problem.agenda-leaves-appointments':
    'Con este horario quedan citas por venir fuera de él ({count}). No se guardó nada.',
  'statistics.counted-again':
    'La municipalidad cambió de huso horario: las respuestas se están contando de nuevo por sus días, las más nuevas primero. Las anteriores todavía figuran en el día de antes.',
} as const satisfies Partial<Record<keyof typeof spanish, string>>;

export const staffTexts = { ...spanish, ...centralAmericanStaff };
