// What a spreadsheet shows of a submission beside its answers: person, location, asset, payment, incident, signatures,
// files, and when and where it was answered. A column is there when a version of the form asks for it.
// rules: X33.21, X39.45, X39.62, X39.65, X39.84
import { dateAndTime } from '../../time/wall-time.ts';
import { personName } from '../../citizens/person-name.ts';
import { mayHaveFiles } from '../../files/attachment.ts';
import { type FormDefinition, questionsOf } from '../../forms/definition/form.ts';
import { leadingState, type OrderState, type PaymentStatus, paymentStatus } from '../../payments/order.ts';
import { EMPTY_CELL, type SheetCell } from '../../questions/question-type.ts';
import type { Evidence, Position } from '../../submissions/evidence/evidence.ts';
import { type PhotoWords, photoText } from '../../submissions/evidence/photo-evidence.ts';
import {
  distanceOf,
  durationOf,
  type PositionWords,
  positionText,
} from '../../submissions/evidence/shown-evidence.ts';
import { kilometres, trackFacts } from '../../submissions/evidence/track-facts.ts';
import { asksAsset } from '../../submissions/particulars/particulars.ts';
import type { Asset, Citizen, Location, SignatureGiven } from '../../submissions/submission.ts';
import { fileNames, type NamedFile } from './file-names.ts';

/** What the device recorded of the visit. */
export const EVIDENCE_COLUMNS = [
  'started-at',
  'ended-at',
  'duration',
  'start-position',
  'end-position',
  'distance',
  'track-points',
  'track-from',
  'track-to',
  'track-length',
] as const;
type EvidenceColumn = (typeof EVIDENCE_COLUMNS)[number];

export const FACT_COLUMNS = [
  'person',
  'document-number',
  'address',
  'latitude',
  'longitude',
  'asset',
  'payment',
  'incident',
  'signatures',
  'files',
  ...EVIDENCE_COLUMNS,
  'photos',
] as const;
export type FactColumn = (typeof FACT_COLUMNS)[number];

export interface ParticularFacts {
  readonly citizen: Citizen | null;
  readonly location: Location | null;
  readonly asset: Asset | null;
  readonly incidentNumber: string;
  readonly signatures: readonly SignatureGiven[] | null;
  /** States of its orders, newest first; null when nothing was ordered. */
  readonly orders: readonly OrderState[] | null;
  readonly files: readonly NamedFile[] | null;
  readonly evidence: Evidence | null;
}

/** Of a submission that has none of them. */
export const NO_FACTS: ParticularFacts = {
  citizen: null,
  location: null,
  asset: null,
  incidentNumber: '',
  signatures: null,
  orders: null,
  files: null,
  evidence: null,
};

const hasFiles = (definition: FormDefinition): boolean =>
  definition.sections.flatMap(questionsOf).some(mayHaveFiles);

const asksPerson = ({ options }: FormDefinition): boolean =>
  options.citizen || options.recipient || options.citizenAssociationFromCitizenPortal;

const asksTimes = ({ recordsTimes }: FormDefinition): boolean => recordsTimes === true;
const asksPosition = ({ recordsPosition }: FormDefinition): boolean => recordsPosition === true;

const asksTrack = ({ recordsTrack }: FormDefinition): boolean => recordsTrack === true;

const ASKED: Readonly<Record<FactColumn, (definition: FormDefinition) => boolean>> = {
  person: asksPerson,
  'document-number': asksPerson,
  address: ({ options }) => options.geolocation,
  latitude: ({ options }) => options.geolocation,
  longitude: ({ options }) => options.geolocation,
  asset: asksAsset,
  payment: ({ options }) => options.addPaymentGateway,
  incident: ({ options }) => options.incidents,
  signatures: ({ signatures }) => signatures.length > 0,
  files: hasFiles,
  'started-at': asksTimes,
  'ended-at': asksTimes,
  duration: asksTimes,
  'start-position': asksPosition,
  'end-position': asksPosition,
  distance: asksPosition,
  'track-points': asksTrack,
  'track-from': asksTrack,
  'track-to': asksTrack,
  'track-length': asksTrack,
  photos: ({ stampsPhotos }) => stampsPhotos === true,
};

export function factColumnsOf(versions: readonly FormDefinition[]): readonly FactColumn[] {
  return FACT_COLUMNS.filter((column) => versions.some(ASKED[column]));
}

const text = (value: string): SheetCell => (value === '' ? EMPTY_CELL : { type: 'text', text: value });

/** Degrees with the six decimals that the map shows. */
function degrees(value: number | undefined): SheetCell {
  if (value === undefined) return EMPTY_CELL;
  return { type: 'number', text: value.toFixed(6).replace('.', ','), value, decimals: 6 };
}

function assetText(asset: Asset | null): string {
  if (!asset) return '';
  return [asset.name, asset.type].filter((word) => word !== '').join(' - ');
}

export type FactCells = Readonly<Record<FactColumn, (facts: ParticularFacts) => SheetCell>>;

/** What the cells need besides the submission. */
export interface FactCellWords {
  readonly payment: Readonly<Record<PaymentStatus, string>>;
  readonly position: PositionWords;
  readonly photo: Omit<PhotoWords, 'position'>;
  /** Said of a photo with marks. */
  readonly marked: string;
  readonly timeZone: string;
  /** Metres that the form wants a position to be accurate to. */
  readonly accuracyLimit: number | undefined;
}

export function factCells({ payment, ...words }: FactCellWords): FactCells {
  return {
    ...evidenceCells(words),
    photos: ({ files }) => text(photoLines(files ?? [], words).join('\n')),
    person: ({ citizen }) => text(citizen ? personName(citizen) : ''),
    'document-number': ({ citizen }) => text(citizen?.documentNumber ?? ''),
    address: ({ location }) => text(location?.address ?? ''),
    latitude: ({ location }) => degrees(location?.latitude),
    longitude: ({ location }) => degrees(location?.longitude),
    asset: ({ asset }) => text(assetText(asset)),
    payment: ({ orders }) => text(orders ? payment[paymentStatus(leadingState(orders))] : ''),
    incident: ({ incidentNumber }) => text(incidentNumber),
    signatures: ({ signatures }) =>
      text(
        (signatures ?? [])
          .filter(({ image }) => image !== '')
          .map(({ signatory }) => signatory || '-')
          .join('\n'),
      ),
    files: ({ files }) => text(fileNames(files ?? []).join('\n')),
  };
}

/** Each photo under the name that it has among the files. */
function photoLines(
  files: readonly NamedFile[],
  { photo: words, position, marked, timeZone, accuracyLimit }: Omit<FactCellWords, 'payment'>,
): readonly string[] {
  const names = fileNames(files);
  const moment = (iso: string) => dateAndTime(iso, timeZone);
  return files.flatMap(({ photo, marks }, at) => {
    const said = [
      ...(photo ? [photoText(photo, { ...words, position }, { accuracyLimit, moment })] : []),
      ...(marks ? [marked] : []),
    ];
    return said.length > 0 ? [`${names[at]}: ${said.join(' · ')}`] : [];
  });
}

type TrackColumn = Extract<EvidenceColumn, `track-${string}`>;

function evidenceCells({
  position: words,
  timeZone,
  accuracyLimit,
}: Omit<FactCellWords, 'payment' | 'photo' | 'marked'>): Pick<FactCells, EvidenceColumn> {
  const moment = (at: string | undefined) => text(at === undefined ? '' : dateAndTime(at, timeZone));
  const position = (at: Position | undefined) => text(at ? positionText(at, accuracyLimit, words) : '');
  return {
    'started-at': ({ evidence }) => moment(evidence?.startedAt),
    'ended-at': ({ evidence }) => moment(evidence?.endedAt),
    duration: ({ evidence }) => text(evidence ? durationOf(evidence) : ''),
    'start-position': ({ evidence }) => position(evidence?.start),
    'end-position': ({ evidence }) => position(evidence?.end),
    distance: ({ evidence }) => whole(evidence && distanceOf(evidence)),
    ...trackCells(moment),
  };
}

function trackCells(moment: (at: string | undefined) => SheetCell): Pick<FactCells, TrackColumn> {
  const facts = ({ evidence }: ParticularFacts) => trackFacts(evidence?.track);
  return {
    'track-points': (given) => whole(facts(given)?.points ?? null),
    'track-from': (given) => moment(facts(given)?.from),
    'track-to': (given) => moment(facts(given)?.to),
    'track-length': (given) => {
      const length = facts(given)?.metres;
      if (length === undefined) return EMPTY_CELL;
      return {
        type: 'number',
        text: kilometres(length, ','),
        value: Number(kilometres(length, '.')),
        decimals: 2,
      };
    },
  };
}

function whole(value: number | null): SheetCell {
  return value === null ? EMPTY_CELL : { type: 'number', text: String(value), value, decimals: 0 };
}
