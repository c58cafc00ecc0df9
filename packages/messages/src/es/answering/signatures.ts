// Texts for signing a submission.
// rules: A5.42-A5.44, A8.08, A8.09
export const signatures = {
  'signatures.title': 'Firmas',
  'signatures.names': 'Nombre y apellido de quien firma',
  'signatures.names-help': 'Hasta {max} caracteres.',
  'signatures.canvas': 'Recuadro para firmar: {title}',
  'signatures.draw-help': 'Firme dentro del recuadro con el dedo, el lápiz o el mouse.',
  'signatures.tap': 'Toque aquí para firmar',
  'signatures.undo': 'Deshacer trazo',
  'signatures.clear': 'Borrar',
  'signatures.typed': 'Firmar con mi nombre escrito',
  'signatures.typed-help': 'Si no puede dibujar, su nombre se escribe en el recuadro y vale como firma.',
  'signatures.typed-done': 'Se escribió «{name}» en el recuadro.',
  'signatures.file': 'Subir una imagen PNG de la firma (hasta 1 MB)',
  'signatures.file-chosen': 'Imagen elegida: {name}',
  'signatures.confirm': 'Confirmar firma',
  'signatures.done': 'Firma confirmada',
  'signatures.sending': 'Guardada en este dispositivo. Se está subiendo…',
  'signatures.waiting': 'Guardada en este dispositivo. Se sube sola cuando haya conexión.',
  'signatures.picture': 'Firma de {name}',
  'signatures.remove': 'Quitar firma',
  'signatures.names-missing': 'Para subir la firma debe completar el nombre de quien firma',
  'signatures.nothing-drawn': 'Firme en el recuadro antes de confirmar.',
  'signatures.nothing-chosen': 'Falta subir imagen',
  'signatures.not-png': 'Formato de imagen incorrecto. Ingrese una imagen con extensión PNG',
  'signatures.too-large': 'Archivo muy pesado. El archivo no debe exceder 1 mb.',
  'signatures.infected': 'No se guardó la firma: se encontró en su imagen un virus o un programa dañino.',
  'signatures.unchecked':
    'No se pudo revisar la imagen de la firma en busca de virus y no se guardó. Intente nuevamente en unos minutos.',
  'signatures.too-many-pixels':
    'La imagen es demasiado grande. Como máximo puede tener 2 millones de píxeles, por ejemplo 2000 x 1000.',
  'signatures.failed':
    'Ha ocurrido un error al subir el documento seleccionado. Por favor vuelva a intentarlo.',
  'signatures.uploaded': 'Imagen subida correctamente',
  'signatures.removed': 'Imagen eliminada correctamente',
} as const;
