// Asks for the picture of each stored map layer at the centre of the map, and shows it or says that it did not come. A page
// that was opened before a layer was stored may not show it yet, so it offers to be loaded again.
// rules: X34.39, X34.49
import type { MapShown } from '@constancia/contract/map.ts';
import { mapStart, type Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tilesOf, tileUrl } from '../../../../../platform/map/mercator.ts';
import { t } from '../../../../../platform/texts.ts';
import { tryMapLayers } from '../../../api.ts';
import { Trial } from '../../../trial.tsx';

const LAYERS = ['street', 'satellite'] as const;

export function MapTest({ id }: { readonly id: string }) {
  const trying = useMutation({ mutationFn: () => tryMapLayers(id) });
  const blocked = useBlockedPictures();
  const { data } = trying;
  return (
    <Trial
      button={t('municipality-settings.try-map')}
      help={t('municipality-settings.try-map-help')}
      trying={trying}
      failing={{ otherwise: 'municipality-settings.ask-platform-failed' }}
      onTry={() => trying.mutate()}
    >
      {data &&
        LAYERS.map((layer) => (
          <TriedLayer
            key={`${layer} ${trying.submittedAt}`}
            name={t(`municipality-settings.layer-${layer}`)}
            url={pictureAt(data.centre, data.map[layer])}
            blocked={blocked}
          />
        ))}
    </Trial>
  );
}

/** URLs of pictures that this page may not show; of other sites browsers name perhaps their origin only. */
function useBlockedPictures(): readonly string[] {
  const [blocked, setBlocked] = useState<readonly string[]>([]);
  useEffect(() => {
    const add = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'img-src') setBlocked((known) => [...known, blockedURI]);
    };
    document.addEventListener('securitypolicyviolation', add);
    return () => document.removeEventListener('securitypolicyviolation', add);
  }, []);
  return blocked;
}

/** Null when the layer has no pictures. */
function pictureAt(centre: Point | null, layer: MapShown['street']): string | null {
  const [tile] = tilesOf(mapStart(centre ?? { latitude: null, longitude: null }, null), {
    width: 1,
    height: 1,
  });
  return layer && tile ? tileUrl(layer.tiles, tile) : null;
}

interface LayerProps {
  readonly name: string;
  readonly url: string | null;
  readonly blocked: readonly string[];
}

const SEVERITY = {
  none: 'info',
  waiting: 'info',
  came: 'success',
  missing: 'warning',
  blocked: 'warning',
} as const;

function TriedLayer({ name, url, blocked }: LayerProps) {
  const [state, setState] = useState<'waiting' | 'came' | 'missing'>('waiting');
  const outcome = url === null ? 'none' : (outcomeOf(url, blocked) ?? state);
  return (
    <Alert
      role="none"
      severity={SEVERITY[outcome]}
      sx={{ mb: 2 }}
      action={
        outcome === 'blocked' && (
          <Button color="inherit" size="small" onClick={() => window.location.reload()}>
            {t('municipality-settings.tile-reload')}
          </Button>
        )
      }
    >
      {t(`municipality-settings.tile-${outcome}`, { layer: name })}
      {url !== null && (
        <Box
          component="img"
          src={url}
          alt={t('municipality-settings.tile-of', { layer: name })}
          onLoad={() => setState('came')}
          onError={() => setState('missing')}
          sx={{ display: outcome === 'came' ? 'block' : 'none', width: 256, maxWidth: '100%', mt: 2 }}
        />
      )}
    </Alert>
  );
}

function outcomeOf(url: string, blocked: readonly string[]): 'blocked' | null {
  const { origin } = new URL(url, window.location.href);
  return blocked.some((one) => one.startsWith(origin)) ? 'blocked' : null;
}
