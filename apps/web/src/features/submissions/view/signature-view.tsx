// The signatures of a submission: each with its title, its drawing and the signer's name.
// rules: R2.059, A3.32

import type { TreeSignature } from '@constancia/domain/presentation/submission-tree.ts';
import Typography from '@mui/material/Typography';
import { t } from '../../../platform/texts.ts';
import { SIGNED } from './submission-of.ts';
import './view.css';

export function SignatureView({ signatures }: { readonly signatures: readonly TreeSignature[] }) {
  return (
    <ul className="view-signatures">
      {signatures.map((signature, position) => (
        <li key={position}>
          <Typography color="textSecondary" variant="body2">
            {signature.title}
          </Typography>
          <Drawing signature={signature} />
          <Typography variant="subtitle1" dir="auto">
            {signature.image === ''
              ? t('staff.signature-missing')
              : signature.name || t('staff.signature-given')}
          </Typography>
        </li>
      ))}
    </ul>
  );
}

function Drawing({ signature: { image, name } }: { readonly signature: TreeSignature }) {
  if (image === '' || image === SIGNED) return null;
  return <img src={image} alt={t('staff.signature-picture', { name })} />;
}
