// Where the municipality's addresses and the pictures of its maps come from.
// rules: X34.38, X34.39, X34.49
import Stack from '@mui/material/Stack';
import { t } from '../../../../platform/texts.ts';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import { GeocoderTest } from './trials/geocoder-test.tsx';
import { MapTest } from './trials/map-test.tsx';
import { TextSetting } from './setting-fields.tsx';

export function MapsSection({ id }: { readonly id: string }) {
  return (
    <SectionCard title={t('municipality-settings.maps')}>
      <Stack sx={{ gap: 4 }}>
        <TextSetting
          name="geocoderUrl"
          label={t('municipality-settings.geocoder-url')}
          help={t('municipality-settings.geocoder-url-help')}
        />
        <GeocoderTest id={id} />
        {(['street', 'satellite'] as const).map((layer) => (
          <Stack key={layer} sx={{ gap: 4 }}>
            <TextSetting
              name={`${layer}Tiles`}
              label={t(`municipality-settings.${layer}-tiles`)}
              help={t('municipality-settings.tiles-help')}
            />
            <TextSetting
              name={`${layer}Credit`}
              label={t(`municipality-settings.${layer}-credit`)}
              help={t('municipality-settings.credit-help')}
            />
          </Stack>
        ))}
        <MapTest id={id} />
      </Stack>
    </SectionCard>
  );
}
