// The texts that a municipality words itself, for people whose language is 'Other': found by what they say in Spanish, changed,
// undone or given back.
// rules: X34.34, X34.35
import { OWN_TEXTS_MAX } from '@constancia/domain/limits.ts';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import { OwnTextRow } from './own-text-row.tsx';
import { fieldId, useSettings } from './settings-context.ts';
import { foundTexts } from './texts/found-texts.ts';

export function OwnTextsSection() {
  const { draft, saved, change, errors, read } = useSettings();
  const [added, setAdded] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const error = errors.get('ownTexts');
  const codes = [...new Set([...Object.keys(saved.ownTexts), ...Object.keys(draft.ownTexts)])];
  const set = (code: string, words: string | undefined) => {
    const { [code]: _, ...others } = draft.ownTexts;
    change({ ownTexts: words === undefined ? others : { ...draft.ownTexts, [code]: words } });
  };
  return (
    <SectionCard title={t('municipality-settings.own-texts')}>
      <Stack sx={{ gap: 4 }}>
        <Typography>{t('municipality-settings.own-texts-help')}</Typography>
        <Search
          input={search}
          taken={draft.ownTexts}
          onChoose={(code) => {
            set(code, read.texts[code] ?? '');
            setAdded(code);
          }}
        />
        <div id={fieldId('ownTexts')} tabIndex={-1}>
          {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
          <Typography color="textSecondary" role="status">
            {codes.length === 0
              ? t('municipality-settings.own-texts-none')
              : t('municipality-settings.own-texts-count', {
                  count: Object.keys(draft.ownTexts).length,
                  max: OWN_TEXTS_MAX,
                })}
          </Typography>
        </div>
        {codes.map((code) => (
          <OwnTextRow
            key={code}
            original={read.texts[code] ?? code}
            words={draft.ownTexts[code]}
            stored={saved.ownTexts[code]}
            hasFocus={code === added}
            onChange={(words) => {
              set(code, words);
              if (words === undefined) search.current?.focus();
            }}
          />
        ))}
      </Stack>
    </SectionCard>
  );
}

interface SearchProps {
  readonly input: React.RefObject<HTMLInputElement | null>;
  /** By code; they are not offered again. */
  readonly taken: Readonly<Record<string, string>>;
  readonly onChoose: (code: string) => void;
}

function Search({ input, taken, onChoose }: SearchProps) {
  const { read } = useSettings();
  const [wanted, setWanted] = useState('');
  const { shown, count } = foundTexts(read.texts, { wanted, taken });
  const result =
    count > shown.length
      ? t('municipality-settings.own-texts-more', { shown: shown.length, count })
      : t('municipality-settings.own-texts-found', { count });
  return (
    <div>
      <TextField
        inputRef={input}
        size="small"
        fullWidth
        label={t('municipality-settings.own-texts-search')}
        helperText={t('municipality-settings.own-texts-search-help')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        // The button of the settings is not pressed by who looks for a text.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        slotProps={{ htmlInput: { autoComplete: 'off', type: 'search' } }}
      />
      <Typography role="status" color="textSecondary" sx={{ mt: 2 }}>
        {wanted.trim() !== '' && result}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(([code, text]) => (
          <li key={code}>
            <Button
              sx={{ textAlign: 'start', textTransform: 'none', overflowWrap: 'anywhere' }}
              aria-label={t('municipality-settings.own-texts-add', { text })}
              onClick={() => {
                setWanted('');
                onChoose(code);
              }}
            >
              {text}
            </Button>
          </li>
        ))}
      </Stack>
    </div>
  );
}
