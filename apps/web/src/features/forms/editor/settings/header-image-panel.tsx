// Chooses the header image with the file picker or by dropping a file. Type and size are checked here for a quick
// reply; the server checks the bytes.
// rules: E2.16, E5.05, E5.19-E5.21, E9.13

import { HEADER_IMAGE_BYTES_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { uploadHeaderImage } from '../../api.ts';
import { useDefinition, useEditor } from '../editing/editor-context.tsx';
import { ELEMENT } from '../editing/selection.ts';

const TYPES = ['image/png', 'image/jpeg'];

const UPLOAD_TEXTS = {
  offline: 'editor.header-image-offline',
  'payload-too-large': 'editor.header-image-size',
} as const;

/** The text of the refusal; null when the file may be sent. */
function refusalOf(file: File): string | null {
  if (!TYPES.includes(file.type)) return t('editor.header-image-format');
  return file.size > HEADER_IMAGE_BYTES_MAX ? t('editor.header-image-size') : null;
}

/** Sends one file at a time; leaving the panel cancels the upload. */
function useUpload() {
  const { formId, store } = useEditor();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    const refusal = refusalOf(file);
    setFailure(refusal);
    if (refusal !== null) return;
    const abort = new AbortController();
    running.current?.abort();
    running.current = abort;
    setSending(true);
    try {
      const { key } = await uploadHeaderImage(formId, file, abort.signal);
      if (!abort.signal.aborted) store.edit((definition) => ({ ...definition, headerImage: key }));
      store.announce(t('editor.header-image-uploaded'));
    } catch (error) {
      if (!abort.signal.aborted) {
        const values = { name: file.name };
        setFailure(problemText(error, { codes: UPLOAD_TEXTS, values }));
      }
    } finally {
      if (running.current === abort) setSending(false);
    }
  };
  const stop = () => {
    running.current?.abort();
    setSending(false);
  };
  return { send, stop, sending, failure };
}

export function HeaderImagePanel() {
  const { store, may } = useEditor();
  const chosen = useDefinition(({ headerImage }) => headerImage !== '');
  const { send, stop, sending, failure } = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && may.content) void send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <div className="ed-upload" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p className="ed-help">{t('editor.header-image-help')}</p>
      <input
        ref={input}
        type="file"
        accept={TYPES.join(',')}
        hidden
        aria-label={t('editor.header-image')}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <div className="ed-upload-buttons">
        <Button
          id={ELEMENT.headerImage}
          size="small"
          variant="outlined"
          startIcon={<CloudUploadIcon />}
          disabled={!may.content || sending}
          onClick={() => input.current?.click()}
        >
          {t(chosen ? 'editor.header-image-replace' : 'editor.header-image-attach')}
        </Button>
        {sending && (
          <Button size="small" onClick={stop}>
            {t('editor.cancel')}
          </Button>
        )}
        {chosen && !sending && (
          <Button
            size="small"
            color="error"
            disabled={!may.content}
            onClick={() => store.edit((definition) => ({ ...definition, headerImage: '' }))}
          >
            {t('editor.header-image-remove')}
          </Button>
        )}
      </div>
      {sending && <LinearProgress aria-label={t('editor.header-image-sending')} />}
      <p className="ed-failure" role="alert">
        {failure}
      </p>
    </div>
  );
}
