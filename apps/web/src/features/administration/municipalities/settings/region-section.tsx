// Time zone and centre of the municipality.
// rules: A2.53, A2.57, X33.81
import { mapStart, pointOf, ZOOM_ON_LOCATION } from '@constancia/domain/submissions/particulars/map-start.ts';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { loadOnApproachTexts, t } from '../../../../platform/texts.ts';
import { deferredBlock } from '../../../../ui/light/deferred-block.tsx';
import { SelectField } from '../../../../ui/staff/choices/select-field.tsx';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import type { SettingsToEdit } from '../../api.ts';
import { TextSetting } from './setting-fields.tsx';
import { fieldId, useSettings } from './settings-context.ts';

const MAP_HEIGHT = 380;

const MapBlock = deferredBlock(
  async () => {
    const [{ TileMap }] = await Promise.all([
      import('../../../../platform/map/tile-map.tsx'),
      loadOnApproachTexts(),
    ]);
    return TileMap;
  },
  { height: MAP_HEIGHT },
);

export function RegionSection() {
  const { draft, change, errors, read } = useSettings();
  const stored = read.settings.centre;
  const start = useMemo(() => {
    const { centre, zoom } = mapStart({ latitude: null, longitude: null }, null);
    return stored ? { centre: stored, zoom: ZOOM_ON_LOCATION - 2 } : { centre, zoom };
  }, [stored]);
  return (
    <SectionCard title={t('municipality-settings.region')}>
      <Stack sx={{ gap: 4 }}>
        <Box>
          <SelectField
            id={fieldId('timeZone')}
            label={t('municipality-settings.time-zone')}
            none={t('municipality-settings.time-zone-none')}
            value={draft.timeZone}
            choices={timeZones(read)}
            error={errors.get('timeZone')}
            onPick={(timeZone) => change({ timeZone })}
          />
          <FormHelperText>{t('municipality-settings.time-zone-help')}</FormHelperText>
        </Box>
        <TextSetting
          name="centre"
          label={t('municipality-settings.centre')}
          help={t('municipality-settings.centre-help')}
        />
        <MapBlock
          label={t('municipality-settings.map')}
          layers={read.map}
          start={start}
          marker={pointOf(draft.centre)}
          onPick={({ latitude, longitude }) =>
            change({ centre: `${latitude.toFixed(6)}, ${longitude.toFixed(6)}` })
          }
        />
      </Stack>
    </SectionCard>
  );
}

/** Those that the product knows, and the one that is stored. */
function timeZones({ timeZones: known, settings }: SettingsToEdit) {
  const names = new Set([...known, settings.timeZone]);
  return [...names].toSorted().map((name) => ({ id: name, name: name.replaceAll('_', ' ') }));
}
