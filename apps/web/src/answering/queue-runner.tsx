// Sends what this person left to be sent, as long as a page of theirs is open, and says each code when it went.
// rules: X31.49, X31.52
import { useEffect } from 'react';
import { t } from '../platform/texts.ts';
import { Toast } from '../ui/light/toast.tsx';
import { useQueue } from './queue/queue.ts';
import { sendWaiting } from './send-waiting.ts';

interface QueueRunnerProps {
  readonly person: string;
  /** Whether the server takes what is sent now for this person's. */
  readonly maySend: () => Promise<boolean>;
}

/** Milliseconds that the code stays on screen. */
const SAID_FOR = 15_000;

export function QueueRunner({ person, maySend }: QueueRunnerProps) {
  const { queue, news } = useQueue(person);
  useEffect(() => queue.start({ maySend, send: sendWaiting }), [queue, maySend]);
  if (!news) return null;
  const form = news.title || t('waiting.untitled');
  return (
    <div className="answering">
      <Toast
        key={news.submissionId}
        tone="success"
        text={t('waiting.sent', { form, code: news.code })}
        until={SAID_FOR}
        onClose={queue.clearNews}
      />
    </div>
  );
}
