// Texts about the files attached to an answer; they load with the field.
// rules: A3.22-A3.24, A5.34-A5.39, A8.07
export const answerFiles = {
  'files.image': 'Imagen',
  'files.document': 'Documento',
  'files.video': 'Video',
  'files.audio': 'Nota de voz',
  'files.attach-image': 'Adjuntar imagen',
  'files.attach-document': 'Adjuntar documento',
  'files.attach-video': 'Adjuntar video',
  'files.take-photo': 'Sacar una foto',
  'files.help-image': 'PNG o JPEG. Las fotos grandes se achican solas antes de subir.',
  'files.help-document':
    'PDF, Word, Excel, PowerPoint, OpenDocument, CSV o RTF de hasta 5 MB; KML o KMZ de hasta 50 MB.',
  'files.help-video': 'De hasta 50 MB.',
  'files.drop': 'También puede arrastrar el archivo hasta aquí.',
  'files.of-question': 'de «{question}»',
  'files.uploading': 'Subiendo {name}',
  'files.percent': '{percent} %',
  'files.checking': 'Revisando el archivo…',
  'files.waiting': 'Sin conexión. La carga sigue sola cuando la conexión vuelva.',
  'files.not-kept':
    'Este dispositivo no guarda el archivo: no cierre ni recargue la página hasta que se suba.',
  'files.failed': 'El archivo no se subió.',
  'files.cancel': 'Cancelar',
  'files.remove': 'Quitar',
  'files.removing': 'Quitando…',
  'files.removed': 'Se quitó {name}.',
  'files.undo': 'Deshacer',
  'files.attached': 'Adjunto: {name}',
  'files.unnamed': 'archivo',
  'files.kilobytes': '{size} kB',
  'files.megabytes': '{size} MB',
  'files.preview': 'En la vista previa no se adjuntan archivos.',
  'files.image-uploaded': 'Imagen subida correctamente',
  'files.image-removed': 'Imagen eliminada correctamente',
  'files.image-saved': 'Imagen guardada',
  'files.document-saved': 'Documento guardado',
  'files.document-failure':
    'Ha ocurrido un error al subir el documento seleccionado. Por favor vuelva a intentarlo.',
  'files.failure':
    'Ha ocurrido un error al subir o eliminar el documento seleccionado. Por favor vuelva a intentarlo.',
} as const;
