// One text that the municipality words itself: what it says in Spanish, the own words, and how they read.
// rules: X34.34, X34.35
import { ownTextIssue } from '@constancia/domain/territory/own-texts.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { t, tIssue } from '../../../../platform/texts.ts';

interface Props {
  /** The text in Spanish. */
  readonly original: string;
  /** In the words of the municipality; undefined when it is given back to Spanish. */
  readonly words: string | undefined;
  /** As it is stored; undefined for a new one. */
  readonly stored: string | undefined;
  readonly hasFocus: boolean;
  readonly onChange: (words: string | undefined) => void;
}

export function OwnTextRow({ original, words, stored, hasFocus, onChange }: Props) {
  const issue = words === undefined || words === stored ? null : ownTextIssue(words, original);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const values = original.match(/\{\w+\}/g) ?? [];
  const help =
    values.length > 0 ? t('municipality-settings.own-texts-values', { names: values.join(' ') }) : '';
  return (
    <Box role="group" aria-label={t('municipality-settings.own-texts-of', { text: original })}>
      <Typography lang="es" sx={{ overflowWrap: 'anywhere' }}>
        {original}
      </Typography>
      {words === undefined ? (
        <Typography color="textSecondary">{t('municipality-settings.own-texts-given-back')}</Typography>
      ) : (
        <TextField
          size="small"
          fullWidth
          multiline
          inputRef={field}
          label={t('municipality-settings.own-texts-words')}
          value={words}
          error={issue !== null}
          helperText={issue ? tIssue(issue.code, issue.values) : help}
          sx={{ mt: 2 }}
          onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        />
      )}
      {words !== undefined && !issue && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('municipality-settings.own-texts-preview', { text: words.replaceAll(/\{\w+\}/g, '…') })}
        </Typography>
      )}
      {words !== stored && stored !== undefined && (
        <Button size="small" onClick={() => onChange(stored)}>
          {t('municipality-settings.own-texts-undo')}
        </Button>
      )}
      {words !== undefined && (
        <Button size="small" onClick={() => onChange(undefined)}>
          {t('municipality-settings.own-texts-give-back')}
        </Button>
      )}
    </Box>
  );
}
