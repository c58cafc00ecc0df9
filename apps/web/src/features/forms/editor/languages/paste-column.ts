// A column of a spreadsheet that is pasted into a translation fills the texts below it too.
// rules: X35.36
import { fitColumn } from '@constancia/domain/forms/languages/fill-translations.ts';
import { pastedColumn } from '@constancia/domain/text/pasted-cells.ts';
import type { ClipboardEvent } from 'react';
import { t } from '../../../../platform/texts.ts';
import type { ListedText } from './translation-row.tsx';
import type { ManyTranslations } from './use-many-translations.ts';

/** Null when the paste is of one text: a description may have lines of its own, unless it comes from a table. */
function columnIn({ target, clipboardData }: ClipboardEvent<HTMLElement>): readonly string[] | null {
  const cells = pastedColumn(clipboardData.getData('text/plain'));
  if (cells.length < 2) return null;
  const isTable = clipboardData.getData('text/html').includes('<table');
  return target instanceof HTMLTextAreaElement && !isTable ? null : cells;
}

/** `rows`: the texts from the field that was pasted into, downwards. */
export function pasteColumn(
  event: ClipboardEvent<HTMLElement>,
  rows: readonly ListedText[],
  { fill }: Pick<ManyTranslations, 'fill'>,
): void {
  const cells = columnIn(event);
  if (cells === null) return;
  event.preventDefault();
  const { taken, tooLong, beyond } = fitColumn(
    rows.map(({ ref }) => ref),
    cells,
  );
  const said = [
    t('editor-content.filled', { count: taken.length }),
    beyond > 0 ? t('editor-content.filled-beyond', { count: beyond }) : '',
    tooLong > 0 ? t('editor-content.filled-too-long', { count: tooLong }) : '',
  ];
  fill(taken, said.filter((text) => text !== '').join(' '));
}
