// Replaces the whole page when drawing a screen fails.
// rules: P2.42, R2.114
import { Component, type ReactNode } from 'react';
import { t } from '../platform/texts.ts';
import './message-screens.css';
import { PATHS } from '@constancia/domain/pages/paths.ts';

interface Props {
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
        </div>
        <button type="button" onClick={() => location.assign(PATHS.home)}>
          {t('shell.crash-home')}
        </button>
      </main>
    );
  }
}
