// What the keys do in the editor.
// rules: X35.08

import { t } from '../../../../platform/texts.ts';
import { DialogFrame } from '../../../../ui/staff/dialog-frame.tsx';
import './shortcuts.css';

/** Keys of a keyboard are written as they are printed on it. */
const GROUPS = [
  [
    'form',
    [
      [['Ctrl', 'S'], 'save'],
      [['Ctrl', 'Z'], 'undo'],
      [['Ctrl', 'Shift', 'Z'], 'redo'],
      [['?'], 'sheet'],
    ],
  ],
  [
    'item',
    [
      [['Enter'], 'properties'],
      [['Esc'], 'back'],
      [['F2'], 'write'],
      [['Alt', '↑'], 'up'],
      [['Alt', '↓'], 'down'],
      [['Alt', 'T'], 'kind'],
    ],
  ],
  [
    'title',
    [
      [['Enter'], 'next'],
      [['Ctrl', 'Enter'], 'to-properties'],
      [['Esc'], 'end'],
    ],
  ],
  [
    'outline',
    [
      [['Shift', '↓'], 'mark-next'],
      [['Shift', '↑'], 'mark-before'],
    ],
  ],
] as const;

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogFrame title={t('editor-canvas.keys')} size="sm" onClose={onClose} scrolls>
      {GROUPS.map(([group, rows]) => (
        <section key={group} aria-labelledby={`keys-${group}`}>
          <h3 id={`keys-${group}`} className="ed-pasted-title">
            {t(`editor-canvas.keys-${group}`)}
          </h3>
          <dl className="ed-shortcuts">
            {rows.map(([keys, text]) => (
              <div key={text}>
                <dt>
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && ' + '}
                      <kbd>{key}</kbd>
                    </span>
                  ))}
                </dt>
                <dd>{t(`editor-canvas.key-${text}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </DialogFrame>
  );
}
