// The ways on and back through a list of answers. rules: R2.041, R2.042
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '../../../platform/texts.ts';
import type { SubmissionPage } from './list-submissions.ts';

const PAGE_SIZE = 15;

interface Props {
  readonly page: SubmissionPage;
  readonly onCursor: (cursor: string | null) => void;
}

export function SubmissionPager({ page, onCursor }: Props) {
  if (page.total <= PAGE_SIZE) return null;
  return (
    <Stack direction="row" component="nav" aria-label={t('staff.pages')} sx={{ gap: 2 }}>
      <Button size="small" disabled={page.previous === null} onClick={() => onCursor(page.previous)}>
        {t('staff.page-previous')}
      </Button>
      <Button size="small" disabled={page.next === null} onClick={() => onCursor(page.next)}>
        {t('staff.page-next')}
      </Button>
    </Stack>
  );
}
