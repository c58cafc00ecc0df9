// The files that a question takes beside its answer: an image, a document, a video, a voice note.
// rules: A3.22-A3.24, A6.11, E5.25-E5.27
import { attachmentsOffered } from '@constancia/domain/files/attachment.ts';
import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import { useMemo } from 'react';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import type { FileApi } from '../session/api.ts';
import { type AnsweringSurroundings, useAnsweringApi } from '../session/api.ts';
import { useAnsweringStore } from '../session/use-answering.tsx';
import { FileField } from './file-field.tsx';
import { deferredBlock } from '../../ui/light/deferred-block.tsx';
import { fileSlotOf } from './file-slots.ts';
import './files.css';

const NOTICE_HEIGHT = 48;

/** The code that stamps photos comes along, so that it is there without a connection. */
const StampNoticeBlock = deferredBlock(
  async () => (await import('./stamp/load-stamp.ts')).loadStampNotice(),
  { height: NOTICE_HEIGHT },
);

/** For staff alone; it comes along, so that it is there without a connection. */
const MarkPhotoBlock = deferredBlock(async () => (await import('./mark-photo.tsx')).MarkPhoto, {
  quiet: true,
});

const VoiceNoteBlock = deferredBlock(async () => (await import('./voice-note.tsx')).loadVoiceNote());

interface AttachmentFieldsProps {
  readonly question: Question;
  readonly at: AnswerRef;
}

export function AttachmentFields({ question, at }: AttachmentFieldsProps) {
  const around = useAnsweringApi();
  const title = inLanguage(question.title, language);
  const kinds = attachmentsOffered(question, around.form);
  return (
    <>
      {around.form.definition.stampsPhotos && kinds.includes('image') && <StampNoticeBlock />}
      {kinds.map((kind) =>
        mayUpload(around) ? (
          <OneFile key={kind} around={around} kind={kind} at={at} title={title} />
        ) : (
          <p key={kind} className="file-field question-help">
            {t(`files.${kind}`)}. {t('files.preview')}
          </p>
        ),
      )}
    </>
  );
}

type Uploading = AnsweringSurroundings & { readonly files: FileApi };

function mayUpload(around: AnsweringSurroundings): around is Uploading {
  return around.files !== null;
}

interface OneFileProps {
  readonly around: Uploading;
  readonly kind: AttachmentKind;
  readonly at: AnswerRef;
  readonly title: string;
}

function OneFile({ around, kind, at, title }: OneFileProps) {
  const store = useAnsweringStore();
  const slot = useMemo(() => fileSlotOf(store, around, { ...at, kind }), [store, around, at, kind]);
  if (kind === 'audio') return <VoiceNoteBlock slot={slot} at={at} title={title} />;
  return (
    <>
      <FileField slot={slot} kind={kind} title={title} of={store.editing ? 'stored' : 'new'} />
      {kind === 'image' && !around.byCitizen && <MarkPhotoBlock slot={slot} title={title} />}
    </>
  );
}
