// What is on this device for the field, with its size and since when, and the buttons that remove it.
// rules: X39.35
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { localMoment } from '../../../platform/clock.ts';
import { mayEncrypt } from '../../../platform/device/sealed.ts';
import type { PreparedPiece } from '../../../platform/device/prepared.ts';
import { t } from '../../../platform/texts.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import { sizeText } from './size-text.ts';

interface Props {
  /** Null until they were read. */
  readonly pieces: readonly PreparedPiece[] | null;
  readonly disabled: boolean;
  readonly onRemove: (pieces: readonly PreparedPiece[]) => void;
}

const nameOf = ({ kind, name, count }: PreparedPiece) => t(`prepare.kind-${kind}`, { name, count });

/** Made when drawn, because the texts may change with the language. */
const columns = (): readonly [Column<PreparedPiece>, ...Column<PreparedPiece>[]] => [
  { title: t('prepare.what'), cell: (piece) => <span dir="auto">{nameOf(piece)}</span> },
  { title: t('prepare.size'), cell: ({ bytes }) => sizeText(bytes) },
  { title: t('prepare.kept-at'), cell: ({ at }) => localMoment(at) },
];

const actions = (disabled: boolean, onRemove: Props['onRemove']): Column<PreparedPiece> => ({
  title: t('work-orders.actions'),
  cell: (piece) => (
    <Button
      size="small"
      disabled={disabled}
      aria-label={t('prepare.remove-which', { what: nameOf(piece) })}
      onClick={() => onRemove([piece])}
    >
      {t('prepare.remove')}
    </Button>
  ),
});

export function OnDevice({ pieces, disabled, onRemove }: Props) {
  if (pieces === null) return <SectionCard title={t('prepare.device')}>{null}</SectionCard>;
  const total = pieces.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <SectionCard
      title={t('prepare.device')}
      beside={
        pieces.length > 0 && (
          <>
            <Typography color="textSecondary">{sizeText(total)}</Typography>
            <Button size="small" disabled={disabled} onClick={() => onRemove(pieces)}>
              {t('prepare.remove-all')}
            </Button>
          </>
        )
      }
    >
      {pieces.length === 0 ? (
        <Typography>{t('prepare.device-none')}</Typography>
      ) : (
        <DataTable
          label={t('prepare.pieces')}
          rows={pieces}
          columns={columns()}
          actions={actions(disabled, onRemove)}
        />
      )}
      <Typography color="textSecondary" sx={{ mt: 3 }}>
        {t(mayEncrypt() ? 'prepare.encrypted' : 'prepare.plain')}
      </Typography>
    </SectionCard>
  );
}
