// What the fields of the product share: how counts and prices are typed and shown, and the message for a missing one.
// rules: E9.20-E9.27

import { textOfCents } from '@constancia/domain/payments/amount.ts';
import { decimalSign } from '@constancia/messages/languages.ts';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { language } from '../../../../platform/language.ts';
import { type TextCode, t } from '../../../../platform/texts.ts';
import { useFailure } from '../fields/failure.tsx';

export const textOfCount = (count: number | null): string => (count === null ? '' : String(count));

export const textOfPrice = (cents: number | null): string =>
  cents === null ? '' : textOfCents(cents, decimalSign(language));

/** What to enter, when the last save was refused because of this field. */
export function useRequiredText(field: string, need: TextCode): string | undefined {
  return useFailure(field) === undefined ? undefined : t(need);
}

interface AddProps {
  readonly id: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly onAdd: () => void;
}

export function AddButton({ id, text, disabled, onAdd }: AddProps) {
  return (
    <Button id={id} startIcon={<AddIcon />} disabled={disabled} onClick={onAdd} sx={{ justifySelf: 'start' }}>
      {text}
    </Button>
  );
}
