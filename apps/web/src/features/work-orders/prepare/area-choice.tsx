// Which area is taken along: what the map shows. How many pictures that is, and about how large, is said before.
// rules: X39.30, X39.34
import type { MapShown } from '@constancia/contract/map.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type MapMark, TileMap } from '../../../platform/map/tile-map.tsx';
import type { MapView, Size } from '../../../platform/map/mercator.ts';
import { t } from '../../../platform/texts.ts';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import { USUAL_BYTES } from './map-pictures.ts';
import { sizeText } from './size-text.ts';

interface Props {
  readonly layers: MapShown;
  readonly start: MapView;
  readonly marks: readonly MapMark[];
  /** Pictures that cover it. */
  readonly count: number;
  readonly takesMap: boolean;
  readonly disabled: boolean;
  readonly onView: (view: MapView, size: Size) => void;
  readonly onTakeMap: (takes: boolean) => void;
}

export function AreaChoice({ layers, start, marks, count, takesMap, disabled, onView, onTakeMap }: Props) {
  const size = t('prepare.map-size', { count, size: sizeText(count * USUAL_BYTES) });
  return (
    <SectionCard title={t('prepare.area')}>
      <Typography sx={{ mb: 3 }}>{t('prepare.area-help')}</Typography>
      <TileMap
        label={t('prepare.area-map')}
        layers={layers}
        start={start}
        marker={null}
        marks={marks}
        onView={onView}
      />
      {layers.street ? (
        <>
          <FormControlLabel
            label={t('prepare.take-map')}
            disabled={disabled}
            control={<Checkbox checked={takesMap} onChange={(_event, takes) => onTakeMap(takes)} />}
          />
          <Typography role="status">
            {takesMap ? (count === 0 ? t('prepare.map-too-large') : size) : ''}
          </Typography>
        </>
      ) : (
        <Typography sx={{ mt: 2 }}>{t('prepare.map-none')}</Typography>
      )}
    </SectionCard>
  );
}
