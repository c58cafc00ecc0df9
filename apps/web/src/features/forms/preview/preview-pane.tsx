// The preview in the middle of the editor: the answering page in a frame as wide as a phone or a desktop, updated while
// the form is edited. A desktop is drawn at its real width and scaled down to the available space. It shows the item
// that is selected in the outline, and opens at it.
// rules: X12.06, X35.50, X36.70

import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PICKER_LANGUAGES } from '@constancia/messages/languages.ts';
import DesktopWindowsIcon from '@mui/icons-material/DesktopWindows';
import PhoneIphoneIcon from '@mui/icons-material/PhoneIphone';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { readHeaderImage } from '../api.ts';
import { useEditor, useEditorState } from '../editor/editing/editor-context.tsx';
import { onMessage, type PreviewReady, type ShownForm } from './preview-message.ts';
import { fieldOf } from './selected-item.ts';
import type { ShownItem } from './shown-item.ts';
import './preview.css';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof WIDTHS;

/** Milliseconds without a change before the preview is renewed. */
const PAUSE = 300;

type Municipality = FormToAnswer['municipality'];

interface Props {
  readonly municipality: Municipality;
}

async function pictureUrl(formId: string, key: string): Promise<string | null> {
  return readHeaderImage(formId, key).catch(() => null);
}

/** Whether the frame opens for the first time, in another language, or is open. */
type Opening = 'first' | 'again' | 'done';

/** Sends the form to the frame when the frame asks, and after each change. */
function usePreview(municipality: Municipality) {
  const { store, formId } = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ready = false;
    let sent: unknown = null;
    let sending = 0;
    let opening: Opening = 'first';
    const send = async () => {
      const { draft, selection } = store.get();
      const { definition } = draft;
      if (!ready || definition === sent) return;
      sent = definition;
      sending += 1;
      const mine = sending;
      const { options, headerImage } = definition;
      const picture = options.showHeaderImage && headerImage ? await pictureUrl(formId, headerImage) : null;
      if (mine !== sending) return;
      const message: ShownForm = {
        type: 'preview-form',
        asksState: !options.publicAccess,
        opensAt: opening === 'done' ? null : fieldOf(definition, selection),
        takesFocus: opening === 'first',
        form: {
          id: formId,
          version: 1,
          definition,
          headerImageUrl: picture,
          municipality,
          offersVideo: true,
          map: options.geolocation ? PREVIEWED_MAP : null,
          limitReached: false,
        },
      };
      opening = 'done';
      frame.current?.contentWindow?.postMessage(message, location.origin);
    };
    const stopListening = onMessage<PreviewReady>(
      () => frame.current?.contentWindow ?? null,
      'preview-ready',
      () => {
        if (ready) opening = 'again';
        ready = true;
        // The frame was reloaded and holds no form yet.
        sent = null;
        void send();
      },
    );
    const stopWatching = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void send(), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      stopWatching();
    };
  }, [store, formId, municipality]);
  return frame;
}

/** Shows in the frame whatever is selected from now on. */
function useSelectedItem(frame: RefObject<HTMLIFrameElement | null>) {
  const { store } = useEditor();
  const selection = useEditorState((state) => state.selection);
  const show = useCallback(() => {
    const { draft, selection: selected } = store.get();
    const at = fieldOf(draft.definition, selected);
    if (at === null) return;
    const message: ShownItem = { type: 'preview-item', at };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [store, frame]);
  useEffect(show, [show, selection]);
}

/** The scale at which a frame of this width fits. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const fit = () => setScale(Math.min(1, element.clientWidth / width));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => observer.disconnect();
  }, [width]);
  return { box, scale };
}

/** A preview looks nothing up: its map is the outline. */
const PREVIEWED_MAP: ShownForm['form']['map'] = {
  street: null,
  satellite: null,
  looksUpAddress: false,
  offersAssets: false,
};

export function PreviewPane({ municipality }: Props) {
  const [device, setDevice] = useState<Device>('phone');
  const [shownIn, setShownIn] = useState(language);
  const frame = usePreview(municipality);
  useSelectedItem(frame);
  const width = WIDTHS[device];
  const { box, scale } = useScale(width);
  return (
    <section className="pv" aria-label={t('editor.preview')}>
      <div className="pv-bar">
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label={t('editor.preview-width')}
          onChange={(_event, next: Device | null) => next && setDevice(next)}
        >
          <ToggleButton value="phone">
            <PhoneIphoneIcon fontSize="small" />
            {t('editor.preview-phone')}
          </ToggleButton>
          <ToggleButton value="desktop">
            <DesktopWindowsIcon fontSize="small" />
            {t('editor.preview-desktop')}
          </ToggleButton>
        </ToggleButtonGroup>
        <TextField
          select
          size="small"
          label={t('editor.preview-language')}
          value={shownIn}
          onChange={(event) => setShownIn(event.target.value as typeof shownIn)}
          sx={{ minWidth: 160 }}
        >
          {PICKER_LANGUAGES.map((code) => (
            <MenuItem key={code} value={code}>
              {t(`shell.language.${code}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <p className="pv-note">{t('editor.preview-note')}</p>
      <div ref={box} className="pv-box" data-device={device}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, with scripts and our own origin: a sandbox that grants both restricts nothing */}
        <iframe
          ref={frame}
          title={t('editor.preview-frame')}
          src={`${pathOf('preview')}?idioma=${shownIn}`}
          style={{ width, scale: String(scale), height: `calc(var(--pv-height) / ${scale})` }}
        />
      </div>
    </section>
  );
}
