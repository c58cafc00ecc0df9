// The settings while somebody edits them: lists as lines, numbers and coordinates as typed, and whether anything is
// unsaved.
// rules: X33.80, X33.84, X34.87
import { pointOf } from '@constancia/domain/submissions/particulars/map-start.ts';
import {
  changedSettings,
  type EditedSettings,
  tidiedSettings,
} from '@constancia/domain/territory/edited-settings.ts';
import type { SettingsBody } from '../../api.ts';
import { type KeptDraft, keptDraft } from '../../kept-draft.ts';

type Settings = SettingsBody['settings'];

type Typed = 'centre' | 'statisticsLimit' | 'retentionMonths' | 'frameOrigins' | 'offersVideoTo';

export type SettingsDraft = Omit<Settings, Typed | 'retentionByForm'> &
  Readonly<Record<Typed, string>> & { readonly retentionByForm: Readonly<Record<string, string>> };

const mapValues = <From, To>(values: Readonly<Record<string, From>>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, to(value)]));

export function draftOf(settings: Settings): SettingsDraft {
  const { centre, statisticsLimit, frameOrigins, offersVideoTo, ...rest } = settings;
  const { retentionMonths, retentionByForm } = settings;
  return {
    ...rest,
    centre: centre ? `${centre.latitude}, ${centre.longitude}` : '',
    statisticsLimit: String(statisticsLimit),
    // An empty field keeps for ever, which 0 would hide.
    retentionMonths: retentionMonths === 0 ? '' : String(retentionMonths),
    retentionByForm: mapValues(retentionByForm, (months) => (months === 0 ? '' : String(months))),
    frameOrigins: frameOrigins.join('\n'),
    offersVideoTo: offersVideoTo.join('\n'),
  };
}

/** False when the coordinates are no point; an empty field is the product's own centre. */
export function hasCentre({ centre }: SettingsDraft): boolean {
  return centre.trim() === '' || pointOf(centre) !== null;
}

/** Months that are no whole number become -1, which the checks refuse; nothing is for ever. */
export function monthsOf(typed: string): number {
  const months = typed.trim();
  if (months === '') return 0;
  return /^[1-9]\d{0,8}$/.test(months) ? Number(months) : -1;
}

/** The months as they would be stored. */
export function retentionOfDraft({
  retentionMonths,
  retentionByForm,
}: Pick<SettingsDraft, 'retentionMonths' | 'retentionByForm'>): Pick<
  Settings,
  'retentionMonths' | 'retentionByForm'
> {
  return {
    retentionMonths: monthsOf(retentionMonths),
    retentionByForm: mapValues(retentionByForm, monthsOf),
  };
}

/** A limit that is no whole number becomes 0, which the checks refuse. */
export function settingsOfDraft(draft: SettingsDraft): Settings {
  const lines = (text: string) => text.split('\n');
  const limit = draft.statisticsLimit.trim();
  const edited: EditedSettings = tidiedSettings({
    ...draft,
    centre: pointOf(draft.centre),
    statisticsLimit: /^\d{1,9}$/.test(limit) ? Number(limit) : 0,
    ...retentionOfDraft(draft),
    frameOrigins: lines(draft.frameOrigins),
    offersVideoTo: lines(draft.offersVideoTo),
  });
  return {
    ...edited,
    certificateForms: [...edited.certificateForms],
    retentionByForm: { ...edited.retentionByForm },
    frameOrigins: [...edited.frameOrigins],
    offersVideoTo: [...edited.offersVideoTo],
    ownTexts: { ...edited.ownTexts },
  };
}

export interface DraftStore extends KeptDraft<SettingsDraft> {
  readonly isUnsaved: () => boolean;
  /** As they are stored. */
  readonly saved: () => Settings;
  /** Called when these were stored. */
  readonly store: (settings: Settings) => void;
}

export function draftStore(first: Settings): DraftStore {
  const draft = keptDraft(draftOf(first));
  let saved = first;
  /** The stored ones as they would be stored again, so that what an import wrote otherwise is no change. */
  let unchanged = settingsOfDraft(draftOf(first));
  return {
    ...draft,
    isUnsaved: () =>
      !hasCentre(draft.get()) || changedSettings(unchanged, settingsOfDraft(draft.get())).length > 0,
    saved: () => saved,
    store: (settings) => {
      saved = settings;
      unchanged = settings;
      // Nothing was typed, but it is saved now.
      draft.change({});
    },
  };
}
