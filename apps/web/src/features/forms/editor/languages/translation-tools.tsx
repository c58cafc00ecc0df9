// Above the list of translations: texts that read alike, the spreadsheet out and in, what was done last and how to take
// it back.
// rules: X35.36-X35.38

import { alikeTranslations } from '@constancia/domain/forms/languages/fill-translations.ts';
import type { ReadTranslations } from '@constancia/domain/forms/languages/translation-sheet.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { useDefinition, useEditor } from '../editing/editor-context.tsx';
import { SheetReport } from './sheet-report.tsx';
import { downloadSheet, readSheet } from './translation-sheet.ts';
import type { ManyTranslations } from './use-many-translations.ts';

interface Props {
  readonly language: string;
  readonly many: ManyTranslations;
}

export function TranslationTools({ language, many }: Props) {
  const { may } = useEditor();
  const definition = useDefinition((current) => current);
  const alike = alikeTranslations(definition, language);
  return (
    <div className="ed-translation-tools">
      {may.content && alike.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => many.fill(alike, t('editor-content.filled', { count: alike.length }))}
        >
          {t('editor-content.fill-alike', { count: alike.length })}
        </Button>
      )}
      <SheetButtons language={language} many={many} />
      <p className="ed-translation-done" aria-live="polite">
        {many.said}
      </p>
      {many.undo && (
        <Button size="small" onClick={many.undo}>
          {t('editor.undo')}
        </Button>
      )}
    </div>
  );
}

function SheetButtons({ language, many }: Props) {
  const { store, may } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'download' | 'read' | null>(null);
  const [failure, setFailure] = useState('');
  const [read, setRead] = useState<{ readonly name: string; readonly found: ReadTranslations } | null>(null);
  const current = () => store.get().draft.definition;
  const download = async () => {
    setBusy('download');
    setFailure('');
    await downloadSheet(current(), language).catch((error: unknown) =>
      setFailure(problemText(error, { otherwise: 'editor-content.sheet-failed' })),
    );
    setBusy(null);
  };
  const choose = async (file: File) => {
    setBusy('read');
    setFailure('');
    const found = await readSheet(file, current(), language);
    if (typeof found === 'string') setFailure(found);
    else setRead({ name: file.name, found });
    setBusy(null);
  };
  const take = ({ taken }: ReadTranslations) => {
    many.fill(taken, t('editor-content.filled', { count: taken.length }));
    setRead(null);
  };
  return (
    <>
      <Button size="small" loading={busy === 'download'} onClick={() => void download()}>
        {t('editor-content.sheet-download')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.txt"
        hidden
        aria-label={t('editor-content.sheet-read')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void choose(file);
        }}
      />
      <Button
        size="small"
        disabled={!may.content}
        loading={busy === 'read'}
        onClick={() => input.current?.click()}
      >
        {t('editor-content.sheet-read')}
      </Button>
      {failure !== '' && (
        <Alert severity="error" onClose={() => setFailure('')}>
          {failure}
        </Alert>
      )}
      {read && <SheetReport {...read} onTake={() => take(read.found)} onClose={() => setRead(null)} />}
    </>
  );
}
