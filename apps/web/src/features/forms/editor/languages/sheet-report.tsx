// What a spreadsheet would change, before it does: how many translations are taken, and each line that is not, with why.
// rules: X35.38
import type { ReadTranslations } from '@constancia/domain/forms/languages/translation-sheet.ts';
import Button from '@mui/material/Button';
import { t } from '../../../../platform/texts.ts';
import { DialogFrame } from '../../../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../../../ui/focus-on-mount.ts';

interface Props {
  /** Of the file. */
  readonly name: string;
  readonly found: ReadTranslations;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

export function SheetReport({ name, found, onTake, onClose }: Props) {
  const { taken, same, empty, refused } = found;
  return (
    <DialogFrame
      title={t('editor-content.sheet-title', { name })}
      text={[
        t('editor-content.sheet-ready', { count: taken.length }),
        same > 0 && t('editor-content.sheet-same', { count: same }),
        empty > 0 && t('editor-content.sheet-blank', { count: empty }),
      ]
        .filter(Boolean)
        .join(' ')}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} {...(taken.length === 0 && { ref: focusOnMount })}>
            {t('editor.cancel')}
          </Button>
          {taken.length > 0 && (
            <Button variant="contained" onClick={onTake} ref={focusOnMount}>
              {t('editor-content.sheet-take', { count: taken.length })}
            </Button>
          )}
        </>
      }
    >
      {refused.length > 0 && (
        <section aria-labelledby="sheet-refused">
          <h3 id="sheet-refused">{t('editor-content.sheet-refused', { count: refused.length })}</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
          <ul className="ed-refused-lines" aria-labelledby="sheet-refused" tabIndex={0}>
            {refused.map(({ line, why, text }) => (
              <li key={line}>
                <bdi className="ed-refused-text">{text}</bdi>
                <span className="ed-help">
                  {t('editor-content.sheet-line', { line, why: t(`editor-content.sheet-why.${why}`) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DialogFrame>
  );
}
