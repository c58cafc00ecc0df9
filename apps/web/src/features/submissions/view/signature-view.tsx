// The signatures of a submission: each with its title, its drawing and the signer's name.
// rules: R2.059, A3.32

import type { TreeSignature } from '@constancia/domain/presentation/submission-tree.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../platform/texts.ts';
import { SIGNED } from './submission-of.ts';

export function SignatureView({ signatures }: { readonly signatures: readonly TreeSignature[] }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        gap: 4,
        display: 'grid',
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {signatures.map((signature, position) => (
        <Box component="li" key={position} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography color="textSecondary" variant="body2">
            {signature.title}
          </Typography>
          <Drawing signature={signature} />
          <Typography variant="subtitle1" dir="auto">
            {signature.image === ''
              ? t('staff.signature-missing')
              : signature.name || t('staff.signature-given')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Dark ink on white paper in both colour schemes. */
function Drawing({ signature: { image, name } }: { readonly signature: TreeSignature }) {
  if (image === '' || image === SIGNED) return null;
  return (
    <Box
      component="img"
      src={image}
      alt={t('staff.signature-picture', { name })}
      sx={{
        my: 2,
        display: 'block',
        maxWidth: '100%',
        maxHeight: 150,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'common.white',
      }}
    />
  );
}
