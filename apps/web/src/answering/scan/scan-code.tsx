// Beside a text field: reads a bar or QR code with the camera into it. A browser that gives no camera gets no button.
// rules: X39.66
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import { useEffect, useState } from 'react';
import { canScan, prepareScanner, useScanner } from '../../platform/scanner/use-scanner.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { t } from '../../platform/texts.ts';
import { useAnswer } from '../session/use-answering.tsx';
import './scan-code.css';

interface ScanCodeProps {
  readonly at: AnswerRef;
  /** Of the field. */
  readonly id: string;
  /** Name of the question. */
  readonly title: string;
}

export function ScanCode(props: ScanCodeProps) {
  return canScan() ? <Scan {...props} /> : null;
}

function Scan({ at, id, title }: ScanCodeProps) {
  const { give, leave } = useAnswer(at);
  const [read, setRead] = useState('');
  const { video, state, toggle } = useScanner('any', (code, close) => {
    give(code);
    leave();
    setRead(code);
    close();
    document.getElementById(id)?.focus();
  });
  useEffect(() => whenIdle(() => void prepareScanner()), []);
  const isOn = state === 'on';
  const press = () => {
    setRead('');
    toggle();
  };
  return (
    <div className="scan-code">
      <button type="button" className="button" aria-expanded={isOn} onClick={press}>
        {t(isOn ? 'scan.close' : 'scan.open')}
        <span className="only-read">: {title}</span>
      </button>
      <video ref={video} muted playsInline hidden={!isOn} aria-label={t('scan.camera')} />
      <p className="question-help" role="status">
        {state === 'refused' ? t('scan.refused') : read !== '' && t('scan.read', { code: read })}
      </p>
    </div>
  );
}
