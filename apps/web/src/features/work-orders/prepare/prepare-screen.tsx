// Where a person chooses what they take along into the field, and sees what is on this device.
// rules: X39.30, X39.31, X39.35, X39.72
import { inLanguage } from '@constancia/domain/localized.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type OwnDraft, ownDrafts } from '../../../answering/session/own-drafts.ts';
import { dropPrepared } from '../../../platform/device/drop-prepared.ts';
import { type PreparedPiece, removePrepared } from '../../../platform/device/prepared.ts';
import { language } from '../../../platform/language.ts';
import { edgesOf, picturesOfArea } from '../../../platform/map/area-pictures.ts';
import type { MapView, Size } from '../../../platform/map/mercator.ts';
import { loadOnApproachTexts, t } from '../../../platform/texts.ts';
import { deferredBlock } from '../../../ui/light/deferred-block.tsx';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { holds, useAccount } from '../../session/public.ts';
import { areaOfOrders, marksOf, type OwnDay, readOwnDay } from '../own-day.ts';
import { type ChosenForm, FormChoice } from './form-choice.tsx';
import { PICTURES_MAX, USUAL_BYTES } from './map-pictures.ts';
import { OnDevice } from './on-device.tsx';
import { Outcome } from './outcome.tsx';
import { sizeText } from './size-text.ts';
import { SubmissionChoice } from './submission-choice.tsx';
import { SUBMISSION_BYTES, SUBMISSIONS_MAX, type ToComplete } from './take-submissions.ts';
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
    queryKey: ['day-to-prepare', userId],
    queryFn: async ({ signal }) => ({
      ...(await readOwnDay(userId, signal)),
      drafts: await ownDrafts(userId),
    }),
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
      {({ day: read, drafts }) => <Choices day={read} drafts={drafts} device={device} />}
    </ListScreen>
  );
}

/** Some streets around, where there is one order only. */
function surroundings(day: OwnDay): MapView {
  const view = areaOfOrders(day);
  return { ...view, zoom: Math.min(view.zoom, NEAREST) };
}

/** Of the orders and of what this person has begun on this device, each form once. */
function formsOf({ workOrders }: OwnDay, drafts: readonly OwnDraft[]): readonly ChosenForm[] {
  const begun = drafts
    .filter(({ kind }) => kind === 'new')
    .map(({ formId, title }) => ({ id: formId, title: title || t('drafts.untitled') }));
  const ordered = workOrders.map(({ form: { id, title } }) => ({ id, title: inLanguage(title, language) }));
  return [...new Map([...begun, ...ordered].map((form) => [form.id, form])).values()];
}

interface ChoicesProps {
  readonly day: OwnDay;
  readonly drafts: readonly OwnDraft[];
  readonly device: DevicePieces;
}

function Choices({ day, drafts, device }: ChoicesProps) {
  const account = useAccount();
  const { userId: person } = account;
  const completes = holds(account, 'complete', 'respuesta') || holds(account, 'update', 'respuesta');
  const notify = useNotify();
  const [known, setKnown] = useState(() => formsOf(day, drafts));
  const [chosen, setChosen] = useState<readonly string[]>(() => known.map(({ id }) => id));
  const [submissions, setSubmissions] = useState<readonly ToComplete[]>([]);
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
  const needed = SCREENS_BYTES + pictures.length * USUAL_BYTES + submissions.length * SUBMISSION_BYTES;
  const isShort = device.room !== null && device.room < needed;
  const isTooMany = submissions.length > SUBMISSIONS_MAX;
  const chosenForms = known.filter(({ id }) => chosen.includes(id));
  const remove = async (pieces: readonly PreparedPiece[]) => {
    // With the last piece the screens go too.
    if (pieces.length === device.pieces?.length) await dropPrepared();
    else for (const piece of pieces) await removePrepared(person, piece);
    await device.refresh();
    notify({ kind: 'success', text: t('prepare.removed') });
  };
  const prepare = () => {
    if (!seen) return;
    void begin({
      person,
      day,
      forms: chosenForms,
      submissions,
      area: edgesOf(seen.view, seen.size),
      pictures,
    });
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
      {completes && (
        <SubmissionChoice
          forms={chosenForms}
          chosen={submissions}
          disabled={isWorking}
          onChoose={setSubmissions}
        />
      )}
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
        <Button variant="contained" disabled={!seen || isShort || isTooMany} onClick={prepare} sx={{ my: 3 }}>
          {t('prepare.begin')}
        </Button>
      )}
      <Outcome current={current} onStop={stop} />
      <OnDevice pieces={device.pieces} disabled={isWorking} onRemove={(pieces) => void remove(pieces)} />
    </>
  );
}
