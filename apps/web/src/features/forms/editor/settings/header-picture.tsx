// The header image as the form will show it, above the title.
// rules: E2.16, E3.28, E5.21
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../platform/texts.ts';
import { readHeaderImage } from '../../api.ts';
import { useDefinition, useEditor } from '../editing/editor-context.tsx';

/** URLs are valid for five minutes; a minute earlier, the next drawing requests a new one. */
const FRESH_MS = 4 * 60_000;

export function HeaderPicture() {
  const { formId } = useEditor();
  const shown = useDefinition(({ options, headerImage }) => (options.showHeaderImage ? headerImage : ''));
  const picture = useQuery({
    queryKey: ['header-image', formId, shown],
    queryFn: () => readHeaderImage(formId, shown),
    enabled: shown !== '',
    staleTime: FRESH_MS,
    retry: false,
  });
  if (shown === '') return null;
  if (picture.isError) {
    return (
      <p className="ed-note">
        {t('editor.header-image-missing')}{' '}
        <Button size="small" onClick={() => void picture.refetch()}>
          {t('shell.retry')}
        </Button>
      </p>
    );
  }
  if (!picture.data) return <Skeleton variant="rounded" className="ed-header-image" />;
  return <img className="ed-header-image" src={picture.data} alt={t('editor.header-image-alt')} />;
}
