// The files of the last visit of an asset: pictures are shown small, every file opens by its name.
// rules: X39.04
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../platform/texts.ts';
import { SectionCard } from '../../ui/staff/section-card.tsx';
import type { AssetPage } from './api.ts';

export function AssetFiles({ read: { files } }: { readonly read: AssetPage }) {
  return (
    <SectionCard title={t('asset-page.files')}>
      {files.length === 0 && <Typography color="textSecondary">{t('asset-page.files-none')}</Typography>}
      {files.length > 0 && (
        <Stack
          component="ul"
          direction="row"
          aria-label={t('asset-page.files')}
          sx={{ m: 0, p: 0, gap: 4, flexWrap: 'wrap', listStyle: 'none' }}
        >
          {files.map(({ name, mediaType, url }) => (
            <Box component="li" key={url} sx={{ width: 144, overflowWrap: 'anywhere' }}>
              <MuiLink href={url} target="_blank" rel="noopener noreferrer" sx={{ display: 'grid', gap: 1 }}>
                {mediaType.startsWith('image/') && (
                  <Box
                    component="img"
                    src={url}
                    alt=""
                    loading="lazy"
                    sx={{ width: 144, height: 108, objectFit: 'cover', borderRadius: 1 }}
                  />
                )}
                <bdi>{name === '' ? t('asset-page.file-unnamed') : name}</bdi>
              </MuiLink>
            </Box>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
}
