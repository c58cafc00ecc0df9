// Leads to the page on which an appointment is moved or cancelled.
// rules: X34.76, X34.79
import { useState } from 'react';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';

interface Props {
  /** Returns the path of the page. */
  readonly makeLink: () => Promise<string>;
  /** It was cancelled: the page books another one. */
  readonly isCancelled?: boolean;
}

export function ChangeButton({ makeLink, isCancelled = false }: Props) {
  const [state, setState] = useState<{ readonly opening: boolean; readonly failure: string }>({
    opening: false,
    failure: '',
  });
  const open = async () => {
    setState({ opening: true, failure: '' });
    try {
      window.location.assign(await makeLink());
    } catch (error) {
      setState({ opening: false, failure: problemText(error, { otherwise: 'booking.change-failed' }) });
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={state.opening || undefined}
        onClick={() => {
          if (!state.opening) void open();
        }}
      >
        {t(isCancelled ? 'booking.change-cancelled' : 'booking.change')}
      </button>
      {state.failure !== '' && (
        <p className="saved-block-failed" role="alert">
          {state.failure}
        </p>
      )}
    </>
  );
}
