// Below a list of the portal: reads more of it, and says when that failed.

import { type TextCode, t } from '../../platform/texts.ts';
import type { Pages } from './use-pages.ts';

interface Props {
  readonly list: Pages<{ readonly next: unknown }>;
  readonly failed: TextCode;
}

export function FurtherPages({ list: { pages, error, more, working }, failed }: Props) {
  const hasMore = (pages.at(-1)?.next ?? null) !== null;
  return (
    <>
      {error && (
        <p className="notice" role="alert">
          {t(failed)}
        </p>
      )}
      {hasMore && (
        <button type="button" className="button" onClick={more} disabled={working}>
          {t('portal.more')}
        </button>
      )}
    </>
  );
}
