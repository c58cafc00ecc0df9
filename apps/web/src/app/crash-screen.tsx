// Replaces the whole page when drawing a screen fails. What was written in a form is kept on the device, and said so.
// rules: P2.42, R2.114, X31.40
import { Component, type ReactNode } from 'react';
import { isSharedDevice } from '../platform/device/shared-device.ts';
import { t } from '../platform/texts.ts';
import './message-screens.css';
import { PATHS } from '@constancia/domain/pages/paths.ts';

interface Props {
  /** Visitors have no home in the product: it would ask them to sign in. */
  readonly home: 'offered' | 'none';
  readonly children: ReactNode;
}

export class CrashBoundary extends Component<Props, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className="message-screen">
        <div role="alert">
          <h1>{t('shell.crash')}</h1>
          {!isSharedDevice() && <p>{t('shell.crash-kept')}</p>}
        </div>
        <button type="button" onClick={() => location.reload()}>
          {t('shell.reload')}
        </button>
        {this.props.home === 'offered' && (
          <button type="button" className="message-second" onClick={() => location.assign(PATHS.home)}>
            {t('shell.crash-home')}
          </button>
        )}
      </main>
    );
  }
}
