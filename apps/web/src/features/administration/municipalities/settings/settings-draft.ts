// The settings while somebody edits them: lists as lines, numbers and coordinates as typed, and whether anything is
// unsaved.
// rules: X33.80, X33.84
import { pointOf } from '@constancia/domain/submissions/particulars/map-start.ts';
import {
  changedSettings,
  type EditedSettings,
  tidiedSettings,
} from '@constancia/domain/territory/edited-settings.ts';
import type { SettingsBody } from '../../api.ts';
import { type KeptDraft, keptDraft } from '../../kept-draft.ts';

type Settings = SettingsBody['settings'];

type Typed = 'centre' | 'statisticsLimit' | 'frameOrigins' | 'offersVideoTo';

export type SettingsDraft = Omit<Settings, Typed> & Readonly<Record<Typed, string>>;

export function draftOf(settings: Settings): SettingsDraft {
  const { centre, statisticsLimit, frameOrigins, offersVideoTo, ...rest } = settings;
  return {
    ...rest,
    centre: centre ? `${centre.latitude}, ${centre.longitude}` : '',
    statisticsLimit: String(statisticsLimit),
    frameOrigins: frameOrigins.join('\n'),
    offersVideoTo: offersVideoTo.join('\n'),
  };
}

/** False when the coordinates are no point; an empty field is the product's own centre. */
export function hasCentre({ centre }: SettingsDraft): boolean {
  return centre.trim() === '' || pointOf(centre) !== null;
}

/** A limit that is no whole number becomes 0, which the checks refuse. */
export function settingsOfDraft(draft: SettingsDraft): Settings {
  const lines = (text: string) => text.split('\n');
  const limit = draft.statisticsLimit.trim();
  const edited: EditedSettings = tidiedSettings({
    ...draft,
    centre: pointOf(draft.centre),
    statisticsLimit: /^\d{1,9}$/.test(limit) ? Number(limit) : 0,
    frameOrigins: lines(draft.frameOrigins),
    offersVideoTo: lines(draft.offersVideoTo),
  });
  return {
    ...edited,
    certificateForms: [...edited.certificateForms],
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
