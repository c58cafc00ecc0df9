// One message instead of the form: limit reached, blocked, not found, not loaded.
// rules: A2.39, A4.50, A8.01-A8.03
import { type ReactNode, useId } from 'react';
import './light.css';

interface MessageCardProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Screen readers read an alert as soon as it appears. */
  readonly variant?: 'alert' | 'plain';
}

export function MessageCard({ title, children, variant = 'plain' }: MessageCardProps) {
  const id = useId();
  return (
    <div className="answering answering-column">
      <section className="message-card" aria-labelledby={id} {...(variant === 'alert' && { role: 'alert' })}>
        <h1 id={id}>{title}</h1>
        {children}
      </section>
    </div>
  );
}
