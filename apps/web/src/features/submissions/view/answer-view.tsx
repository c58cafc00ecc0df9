// The answer to one question, as a person reads it.
// rules: R2.069, W14, X36.75

import type { Display } from '@constancia/domain/questions/question-type.ts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { t } from '../../../platform/texts.ts';

export function AnswerView({ display }: { readonly display: Display }) {
  if (display.kind === 'none')
    return (
      <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
        {t('staff.no-answer')}
      </Typography>
    );
  if (display.kind === 'word')
    return <Typography>{t(display.code === 'yes' ? 'staff.yes' : 'staff.no')}</Typography>;
  if (display.kind === 'link') {
    return (
      <Typography>
        <MuiLink href={display.href} target="_blank" rel="noopener noreferrer">
          {display.text}
        </MuiLink>{' '}
        <Typography color="textSecondary" component="span">
          ({display.host})
        </Typography>
      </Typography>
    );
  }
  if (display.kind === 'list') {
    return (
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {display.items.map((item) => (
          <li key={item} dir="auto">
            {item}
          </li>
        ))}
      </Box>
    );
  }
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '80ch' }} dir="auto">
      {display.text}
    </Typography>
  );
}
