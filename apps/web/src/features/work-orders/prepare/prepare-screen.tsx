// Where a person chooses what they take along into the field, and sees what is on this device.
// rules: X39.30, X39.31, X39.35
import { PATHS } from '@constancia/domain/pages/paths.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { dropPrepared } from '../../../platform/device/drop-prepared.ts';
import { type PreparedPiece, removePrepared } from '../../../platform/device/prepared.ts';
import { edgesOf, picturesOfArea } from '../../../platform/map/area-pictures.ts';
import type { MapView, Size } from '../../../platform/map/mercator.ts';
import { loadOnApproachTexts, t } from '../../../platform/texts.ts';
import { deferredBlock } from '../../../ui/light/deferred-block.tsx';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { useAccount } from '../../session/public.ts';
import { areaOfOrders, marksOf, type OwnDay, readOwnDay } from '../own-day.ts';
import { type ChosenForm, FormChoice } from './form-choice.tsx';
import { PICTURES_MAX, USUAL_BYTES } from './map-pictures.ts';
import { OnDevice } from './on-device.tsx';
import { Outcome } from './outcome.tsx';
import { sizeText } from './size-text.ts';
import { type DevicePieces, usePieces } from './use-pieces.ts';
import { usePrepare } from './use-prepare.ts';

/** About what the screens take. */
const SCREENS_BYTES = 4_000_000;

/** The map does not open nearer. */
const NEAREST = 16;

const AreaBlock = deferredBlock(
  async () => {
    const [{ AreaChoice }] = await Promise.all([import('./area-choice.tsx'), loadOnApproachTexts()]);
    return AreaChoice;
  },
  { height: 520 },
);

export function PrepareScreen() {
  const { userId } = useAccount();
  const day = useQuery({
    queryKey: ['own-day', userId],
    queryFn: ({ signal }) => readOwnDay(userId, signal),
    networkMode: 'always',
    refetchOnMount: 'always',
  });
  const device = usePieces(userId);
  return (
    <ListScreen
      title={t('prepare.open')}
      description={t('prepare.description')}
      back={<BackButton to={PATHS.ownDay} text={t('own-day.title')} />}
      list={day}
      failure={{ otherwise: 'work-orders.failed' }}
      empty={false}
    >
      {({ day: read }) => <Choices day={read} device={device} />}
    </ListScreen>
  );
}

/** Some streets around, where there is one order only. */
function surroundings(day: OwnDay): MapView {
  const view = areaOfOrders(day);
  return { ...view, zoom: Math.min(view.zoom, NEAREST) };
}

/** Of the orders, each form once. */
function formsOf({ workOrders }: OwnDay): readonly ChosenForm[] {
  return [...new Map(workOrders.map(({ form }) => [form.id, form])).values()];
}

function Choices({ day, device }: { readonly day: OwnDay; readonly device: DevicePieces }) {
  const { userId: person } = useAccount();
  const notify = useNotify();
  const [known, setKnown] = useState(() => formsOf(day));
  const [chosen, setChosen] = useState<readonly string[]>(() => known.map(({ id }) => id));
  const [takesMap, setTakesMap] = useState(true);
  const [seen, setSeen] = useState<{ readonly view: MapView; readonly size: Size } | null>(null);
  const { current, begin, stop } = usePrepare(() => void device.refresh());
  // The map stays where a person moved it when the orders are read again.
  const [start] = useState(() => surroundings(day));
  const see = useCallback((view: MapView, size: Size) => setSeen({ view, size }), []);
  const marks = useMemo(() => marksOf(day.workOrders), [day]);
  const { street } = day.map;
  const covering = useMemo(
    () => (street && seen ? picturesOfArea(street.tiles, seen, PICTURES_MAX) : []),
    [street, seen],
  );
  const pictures = takesMap ? covering : [];
  const isWorking = current.state === 'working';
  const isShort = device.room !== null && device.room < SCREENS_BYTES + pictures.length * USUAL_BYTES;
  const remove = async (pieces: readonly PreparedPiece[]) => {
    // With the last piece the screens go too.
    if (pieces.length === device.pieces?.length) await dropPrepared();
    else for (const piece of pieces) await removePrepared(person, piece);
    await device.refresh();
    notify({ kind: 'success', text: t('prepare.removed') });
  };
  const prepare = () => {
    if (!seen) return;
    const forms = known.filter(({ id }) => chosen.includes(id));
    void begin({ person, day, forms, area: edgesOf(seen.view, seen.size), pictures });
  };
  return (
    <>
      <FormChoice
        known={known}
        chosen={chosen}
        disabled={isWorking}
        onChoose={(ids, forms) => {
          setChosen(ids);
          setKnown(forms);
        }}
      />
      <AreaBlock
        layers={day.map}
        start={start}
        marks={marks}
        count={covering.length}
        takesMap={takesMap}
        disabled={isWorking}
        onView={see}
        onTakeMap={setTakesMap}
      />
      {device.room !== null && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('prepare.room', { size: sizeText(device.room) })}
        </Typography>
      )}
      {isShort && <Alert severity="error">{t('prepare.room-short')}</Alert>}
      {!isWorking && (
        <Button variant="contained" disabled={!seen || isShort} onClick={prepare} sx={{ my: 3 }}>
          {t('prepare.begin')}
        </Button>
      )}
      <Outcome current={current} onStop={stop} />
      <OnDevice pieces={device.pieces} disabled={isWorking} onRemove={(pieces) => void remove(pieces)} />
    </>
  );
}
