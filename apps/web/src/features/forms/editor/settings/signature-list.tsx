// The signatures that a submission asks for. The first one cannot be removed.
// rules: E3.55-E3.57, E4.75, E9.08, E9.09

import { titleOf } from '@constancia/domain/localized.ts';
import type { SignatureSlot } from '@constancia/domain/forms/definition/form.ts';
import { SIGNATURE_TITLE_MAX, SIGNATURES_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import type { Direction } from '@constancia/domain/forms/definition/ordered-list.ts';
import {
  addSignature,
  deleteSignature,
  moveSignature,
  type SignatureFields,
  setSignatureTitle,
  updateSignature,
} from '@constancia/domain/forms/edit/edit-signatures.ts';
import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { t } from '../../../../platform/texts.ts';
import { dropItem, dropList } from '../canvas/drag-data.ts';
import { DragHandle } from '../canvas/drag-handle.tsx';
import { useDropZone } from '../canvas/use-drop-zone.ts';
import { useDefinition, useEditor } from '../editing/editor-context.tsx';
import { ELEMENT } from '../editing/selection.ts';
import { BoundSwitch } from '../fields/bound-switch.tsx';
import { BoundLocalized } from '../fields/bound-text.tsx';
import { NativePick } from '../fields/native-pick.tsx';

const TYPES = ['draw', 'upload', 'both'] as const;
const SIGNATORIES = ['citizen', 'intern'] as const;
export const signatureTitleElement = (index: number): string => `signature-${index}-title`;

interface CardProps {
  readonly signature: SignatureSlot;
  readonly index: number;
  readonly last: boolean;
}

function Tools({ index, last }: Pick<CardProps, 'index' | 'last'>) {
  const { store, may } = useEditor();
  const number = { number: index + 1 };
  const move = (direction: Direction) => {
    store.edit((definition) => moveSignature(definition, index, direction));
    store.announce(
      t('editor.moved-place', {
        name: t('editor.signature-number', number),
        position: index + (direction === 'up' ? 0 : 2),
      }),
    );
    store.focus(signatureTitleElement(index + (direction === 'up' ? -1 : 1)));
  };
  const remove = () => {
    store.edit((definition) => deleteSignature(definition, index));
    store.announce(t('editor.deleted', { name: t('editor.signature-number', number) }));
    store.focus(signatureTitleElement(last ? index - 1 : index));
  };
  return (
    <div className="ed-row">
      <IconButton
        size="small"
        disabled={!may.content || index === 0}
        onClick={() => move('up')}
        aria-label={t('editor.signature-up', number)}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={!may.content || last}
        onClick={() => move('down')}
        aria-label={t('editor.signature-down', number)}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
      {index > 0 && (
        <IconButton
          size="small"
          disabled={!may.content}
          onClick={remove}
          aria-label={t('editor.signature-delete', number)}
        >
          <DeleteOutlinedIcon fontSize="small" />
        </IconButton>
      )}
    </div>
  );
}

function SignatureCard({ signature, index, last }: CardProps) {
  const { store } = useEditor();
  const set = (fields: SignatureFields) =>
    store.edit((definition) => updateSignature(definition, index, fields));
  return (
    <fieldset className="ed-group ed-signature" {...dropItem('signature')}>
      <legend>{t('editor.signature-number', { number: index + 1 })}</legend>
      <DragHandle dragged={{ kind: 'signature', index }} />
      <BoundLocalized
        id={signatureTitleElement(index)}
        label={t('editor.signature-title')}
        value={titleOf(signature)}
        mark={`signature-title-${index}`}
        max={SIGNATURE_TITLE_MAX}
        help={t('editor.signature-title-help', { max: SIGNATURE_TITLE_MAX })}
        write={(definition, title) => setSignatureTitle(definition, index, title)}
      />
      <NativePick
        id={`signature-${index}-type`}
        label={t('editor.signature-type')}
        value={signature.type}
        choices={TYPES.map((type) => [type, t(`editor.signature-type-${type}`)])}
        onPick={(type) => set({ type })}
      />
      <NativePick
        id={`signature-${index}-signatory`}
        label={t('editor.signatory')}
        value={signature.signatory}
        choices={SIGNATORIES.map((signatory) => [signatory, t(`editor.signatory-${signatory}`)])}
        onPick={(signatory) => set({ signatory })}
      />
      <BoundSwitch
        id={`signature-${index}-required`}
        label={t('editor.signature-required')}
        checked={signature.required}
        onChange={(required) => set({ required })}
      />
      <Tools index={index} last={last} />
    </fieldset>
  );
}

export function SignatureList() {
  const { store, may } = useEditor();
  const signatures = useDefinition((definition) => definition.signatures);
  const list = useRef<HTMLElement>(null);
  useDropZone(list);
  const add = () => {
    store.edit(addSignature);
    store.announce(t('editor.signature-added'));
    store.focus(signatureTitleElement(signatures.length));
  };
  return (
    <section
      ref={list}
      {...dropList('signature')}
      id={ELEMENT.signatures}
      tabIndex={-1}
      aria-labelledby="editor-signatures-title"
      className="ed-fields"
    >
      <h3 id="editor-signatures-title">{t('editor.signatures')}</h3>
      {signatures.map((signature, index) => (
        <SignatureCard
          key={index}
          signature={signature}
          index={index}
          last={index === signatures.length - 1}
        />
      ))}
      <Button
        startIcon={<AddIcon />}
        disabled={!may.content || signatures.length >= SIGNATURES_MAX}
        onClick={add}
      >
        {t('editor.add-signature')}
      </Button>
    </section>
  );
}
