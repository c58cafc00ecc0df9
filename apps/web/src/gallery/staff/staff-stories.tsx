// Stories of ui/staff: dialogs, notices, pagers, and what a list shows while it loads, fails or is empty.
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { CallError } from '../../platform/api-client.ts';
import { BackButton } from '../../ui/staff/back-button.tsx';
import { type Question, useConfirm } from '../../ui/staff/confirm-dialog.tsx';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { EmptyState } from '../../ui/staff/empty-state.tsx';
import { FactList } from '../../ui/staff/fact-list.tsx';
import { FilterRow } from '../../ui/staff/filter-row.tsx';
import { FailureAlert, UnreadCard } from '../../ui/staff/failure-alert.tsx';
import { FilterButtons } from '../../ui/staff/filter-buttons.tsx';
import { ListScreen } from '../../ui/staff/list-screen.tsx';
import { Page } from '../../ui/staff/page.tsx';
import { MoreRows, NeighbourPages, NumberedPager, NumberedPages, Pager } from '../../ui/staff/pager.tsx';
import { MoreActions } from '../../ui/staff/menus/more-actions.tsx';
import { RowMenu } from '../../ui/staff/menus/row-menu.tsx';
import { QueryStatus, SkeletonRows, StaleLine } from '../../ui/staff/query-status.tsx';
import { NotSaved } from '../../ui/staff/save-bar/not-saved.tsx';
import { SaveBar } from '../../ui/staff/save-bar/save-bar.tsx';
import { SectionCard } from '../../ui/staff/section-card.tsx';
import { DialogToast, type Notice, useNotify } from '../../ui/staff/toast.tsx';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const nothing = () => {};
const LONG =
  'No se pudo guardar el formulario «Relevamiento de arbolado urbano en veredas de la zona norte»: otra persona guardó una versión más nueva.';

function Confirm(question: Partial<Question>) {
  const { confirm, dialog } = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const yes = await confirm({
      title: '¿Eliminar el formulario?',
      text: 'Sus 12 respuestas dejan de verse.',
      yes: 'Eliminar',
      ...question,
    });
    setAnswer(yes ? 'yes' : 'no');
  };
  return (
    <>
      <Button onClick={() => void ask()}>Ask</Button>
      <p role="status">{answer}</p>
      {dialog}
    </>
  );
}

function Notified(notice: Notice) {
  const notify = useNotify();
  useEffect(() => notify(notice), [notify, notice]);
  return null;
}

function Frame(given: Partial<Parameters<typeof DialogFrame>[0]>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <DialogFrame title="Duplicar formulario" {...given} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const PARAGRAPHS = Array.from({ length: 40 }, (_, number) => <p key={number}>{LONG}</p>);

function Filters() {
  const [shown, setShown] = useState<'sent' | 'failed' | null>(null);
  return (
    <FilterButtons
      label="Estado"
      all="Todas"
      kinds={['sent', 'failed'] as const}
      nameOf={(kind) => (kind === 'sent' ? 'Enviadas' : 'Con error')}
      shown={shown}
      onShow={setShown}
    />
  );
}

const MORE = {
  hasNextPage: true,
  isError: false,
  error: null,
  isFetchingNextPage: false,
  fetchNextPage: nothing,
};
const UNREAD = { isError: true, isPending: false, error: new Error('unread'), refetch: nothing };

const on = (children: React.ReactNode) => <StaffStage>{children}</StaffStage>;

export const staffStories: StoryGroup = {
  name: 'staff',
  holds: 'component',
  stories: {
    'back-button': on(<BackButton to="/listar" />),
    'save-bar': on(
      <SaveBar>
        <Button variant="contained">Guardar</Button>
        <p role="status">Hay cambios sin guardar.</p>
      </SaveBar>,
    ),
    'row-menu': on(
      <RowMenu
        buttonId="more"
        label={`Más acciones de ${LONG}`}
        entries={[
          { text: 'Editar', to: '/listar' },
          false,
          { text: 'Eliminar', onChoose: nothing, isDangerous: true },
        ]}
      />,
    ),
    'more-actions': on(
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <MoreActions
          first={<Chip label="Recibida" />}
          main={<Button variant="contained">Nuevo formulario</Button>}
        >
          <Button variant="outlined">Crear estados</Button>
          <Button variant="outlined">Importar un formulario de otro programa</Button>
        </MoreActions>
      </Stack>,
    ),
    'more-actions-single': on(
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <MoreActions>
          <Button variant="outlined">Descargar PDF</Button>
        </MoreActions>
      </Stack>,
    ),
    'row-menu-empty': on(<RowMenu buttonId="more" label="Más acciones" entries={[false]} />),
    'section-card': on(
      <SectionCard title="Ciudadano" beside={<Chip label="Aprobado" />}>
        <FactList
          facts={[
            { label: 'Nombre', value: LONG },
            { label: 'Documento', value: '12345678' },
            { label: 'Teléfono', value: '' },
          ]}
        />
      </SectionCard>,
    ),
    confirm: on(<Confirm />),
    'confirm-destructive': on(<Confirm tone="destructive" no="Conservar" />),
    dialog: on(<Frame text={LONG} />),
    'dialog-busy': on(<Frame text={LONG} busy actions={<Button loading>Duplicar</Button>} />),
    'dialog-with-long-text': on(
      <Frame scrolls size="md" fullScreenBelow="sm" head={<p>3 de 40</p>}>
        {PARAGRAPHS}
      </Frame>,
    ),
    'dialog-with-toast': on(
      <Frame>
        <DialogToast notice={{ kind: 'success', text: 'Estado agregado' }} onClose={nothing} />
      </Frame>,
    ),
    'empty-state': on(<EmptyState text="No hay formularios" action={<Button>Crear</Button>} />),
    'empty-state-error': on(<EmptyState tone="error" text={LONG} />),
    'failure-alert': on(<FailureAlert text={LONG} onRetry={nothing} />),
    'unread-card': on(
      <UnreadCard title="Turno" error={new CallError('unavailable', { status: 503 })} onRetry={nothing} />,
    ),
    'failure-alert-final': on(<FailureAlert text={LONG} onRetry={false} severity="warning" />),
    'filter-buttons': on(<Filters />),
    'pager-numbered': on(
      <Pager total="61 formularios">
        <NumberedPages label="Páginas" count={9} page={3} onPage={nothing} />
      </Pager>,
    ),
    'pager-of-list': on(<NumberedPager text="40 programas" total={40} size={15} page={2} onPage={nothing} />),
    'pager-neighbours': on(
      <Pager total="120 respuestas">
        <NeighbourPages previous={null} next="k" last="last" cursor={null} rows={15} onCursor={nothing} />
      </Pager>,
    ),
    'more-rows': on(<MoreRows label="Ver más" list={MORE} />),
    'more-rows-loading': on(<MoreRows label="Ver más" list={{ ...MORE, isFetchingNextPage: true }} />),
    'more-rows-failed': on(
      <MoreRows label="Ver más" list={{ ...MORE, ...UNREAD, isFetchNextPageError: true }} />,
    ),
    'filter-row': on(
      <FilterRow>
        <Filters />
        <Filters />
        <Filters />
      </FilterRow>,
    ),
    'skeleton-rows': on(<SkeletonRows />),
    'query-status-reading': on(<QueryStatus query={{ ...UNREAD, isError: false, isPending: true }} />),
    'stale-line': on(<StaleLine reading={{ ...UNREAD, data: [], error: new CallError('offline') }} />),
    'query-status-failed': on(<QueryStatus query={UNREAD} failure={{ otherwise: 'citizens.failed' }} />),
    'not-saved-theirs': on(
      <NotSaved
        error={new CallError('settings-changed', { status: 409 })}
        changed="settings-changed"
        otherwise="payment-shop.save-failed"
        onLoadTheirs={nothing}
      />,
    ),
    'notice-success': on(<Notified kind="success" text="Formulario guardado" />),
    'notice-undo': on(
      <Notified
        kind="success"
        text="El formulario ahora es privado"
        action={{ text: 'Deshacer', onPress: nothing }}
      />,
    ),
    'notice-error': on(<Notified kind="error" title="No se guardó" text={LONG} />),
  },
};

const READ = { data: ['Poda', 'Bacheo'], isError: false, error: null, refetch: nothing };

const list = (given: Partial<Parameters<typeof ListScreen<readonly string[]>>[0]>) =>
  on(
    <ListScreen
      title="Formularios"
      description="Los de sus áreas"
      back={<BackButton to="/home" />}
      actions={<Button variant="contained">Crear formulario</Button>}
      list={READ}
      empty={false}
      pager={<Pager total="2 formularios">{null}</Pager>}
      {...given}
    >
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </ListScreen>,
  );

export const listStories: StoryGroup = {
  name: 'lists',
  holds: 'page',
  stories: {
    page: on(
      <Page title={LONG} description={LONG} action={<Button variant="contained">Guardar</Button>}>
        <p>{LONG}</p>
      </Page>,
    ),
    rows: list({}),
    loading: list({ list: { ...READ, data: undefined } }),
    waiting: list({ list: { ...READ, isPlaceholderData: true } }),
    empty: list({ empty: { text: 'No hay formularios', action: <Button>Crear</Button> } }),
    error: list({ list: { ...READ, data: undefined, isError: true, error: new CallError('offline') } }),
    stale: list({ list: { ...READ, isError: true, error: new CallError('offline') } }),
  },
};
