// Stories of tables and of what a person chooses from in dialogs of staff.
import { useState } from 'react';
import { BundleProgress } from '../../features/submissions/bulk/bundle-progress.tsx';
import { OrderSelect } from '../../features/submissions/order/order-select.tsx';
import { CheckList } from '../../ui/staff/choices/check-list.tsx';
import { DayField } from '../../ui/staff/choices/day-field.tsx';
import { FileButton } from '../../ui/staff/choices/file-button.tsx';
import { LogoButton } from '../../ui/staff/choices/logo-upload.tsx';
import { SearchField } from '../../ui/staff/choices/search-field.tsx';
import { SelectField } from '../../ui/staff/choices/select-field.tsx';
import { ClusterMap } from '../../ui/staff/cluster-map/cluster-map.tsx';
import { DataTable } from '../../ui/staff/data-table.tsx';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const LONG = 'Subsecretaría de Inspección General, Bromatología y Habilitación de Comercios e Industrias';
const AREAS = [
  { id: 'a', name: 'Ambiente' },
  { id: 'b', name: LONG },
  { id: 'c', name: 'Tránsito' },
];
/** More than the list shows at a time. */
const MANY = Array.from({ length: 40 }, (_, at) => ({ id: String(at), name: `Área ${at + 1}` }));
const ROWS = [
  { id: 'one', name: 'apedrera', email: 'azucena.pedrera@villamaria.example', areas: 'Ambiente' },
  { id: 'two', name: 'un.nombre.de.usuario.muy.largo', email: '', areas: `${LONG}, Ambiente` },
];

function Checks(given: Partial<Parameters<typeof CheckList>[0]>) {
  const [chosen, setChosen] = useState<readonly string[]>(['a']);
  return <CheckList legend="Áreas" choices={AREAS} chosen={chosen} onChoose={setChosen} {...given} />;
}

function Select(given: Partial<Parameters<typeof SelectField>[0]>) {
  const [value, setValue] = useState('');
  return (
    <SelectField
      id="area"
      label="Área"
      none="Elegir"
      value={value}
      choices={AREAS}
      onPick={setValue}
      {...given}
    />
  );
}

function Search(given: Partial<Parameters<typeof SearchField>[0]>) {
  const [text, setText] = useState('pedrera');
  return <SearchField label="Nombre de usuario" value={text} onType={setText} {...given} />;
}

function Order({ total }: { readonly total: number }) {
  const [order, setOrder] = useState<string | null>(null);
  const columns = [{ id: 'calle', title: { text: LONG } }];
  return <OrderSelect page={{ total, more: false, columns }} order={order} onOrder={setOrder} />;
}

function Day(given: Partial<Parameters<typeof DayField>[0]>) {
  const [day, setDay] = useState('2026-03-10');
  return <DayField label="Desde el día" value={day} onPick={setDay} {...given} />;
}

function File({ name, reading }: { readonly name: string; readonly reading: string }) {
  return (
    <FileButton label="Elegir archivo" accept=".xlsx" name={name} reading={reading} onChoose={() => {}} />
  );
}

const MAP_TEXTS = {
  title: 'submission-list.map',
  frame: 'submission-list.map-frame',
  none: 'submission-list.map-none',
  located: 'submission-list.map-located',
  enter: 'submission-list.map-enter',
  popup: 'submission-list.map-popup',
} as const;
const CLUSTERS = [
  { latitude: -32.41, longitude: -63.24, count: 12, named: 0 },
  { latitude: -32.42, longitude: -63.25, count: 1, named: 1 },
];

const BOUNDS = { south: -32.42, west: -63.25, north: -32.41, east: -63.24 };

function Clusters({ clusters }: { readonly clusters: typeof CLUSTERS }) {
  return (
    <ClusterMap
      texts={MAP_TEXTS}
      layers={{ street: null, satellite: null }}
      centre={{ latitude: -32.41, longitude: -63.24 }}
      queryKey={['map of the story']}
      read={() =>
        Promise.resolve({ clusters, located: clusters.length, bounds: clusters.length > 0 ? BOUNDS : null })
      }
      renderLinks={() => <a href="#one">VM4378</a>}
    />
  );
}

const on = (children: React.ReactNode) => <StaffStage>{children}</StaffStage>;

export const tableStories: StoryGroup = {
  name: 'tables',
  holds: 'component',
  stories: {
    'data-table': on(
      <DataTable
        label="Usuarios"
        rows={ROWS}
        columns={[
          { title: 'Usuario', cell: ({ name }) => name },
          { title: 'Correo electrónico', cell: ({ email }) => email },
          { title: 'Áreas', cell: ({ areas }) => areas },
        ]}
        actions={{ title: 'Acciones', cell: ({ name }) => <button type="button">Editar {name}</button> }}
      />,
    ),
    'check-list': on(<Checks help="Al menos una." />),
    'check-list-disabled': on(<Checks disabled choices={MANY} />),
    'check-list-error': on(<Checks error="Se debe seleccionar al menos un área." chosen={[]} />),
    'cluster-map': on(<Clusters clusters={CLUSTERS} />),
    'cluster-map-empty': on(<Clusters clusters={[]} />),
    'logo-button': on(
      <>
        <LogoButton label="Elegir imagen" isUploading={false} describedBy="logo-help" onFile={() => {}} />
        <p id="logo-help">PNG o JPEG, de hasta 5 MB.</p>
      </>,
    ),
    'file-button': on(<File name="" reading="" />),
    'file-button-reading': on(
      <File name="inspecciones de bromatología.xlsx" reading="Leyendo el archivo…" />,
    ),
    'file-button-chosen': on(<File name={`${LONG.replaceAll(' ', '_')}.xlsx`} reading="" />),
    'select-field': on(<Select />),
    'search-field': on(<Search />),
    'search-field-help': on(<Search disabled help={LONG} />),
    'day-field': on(<Day />),
    'day-field-error': on(<Day error="Es anterior al primer día." />),
    'bundle-waiting': on(
      <BundleProgress
        progress={{ id: 'b', state: 'waiting', made: 3, total: 12, refused: [] }}
        codes={new Map()}
      />,
    ),
    'bundle-refused': on(
      <BundleProgress
        progress={{
          id: 'b',
          state: 'ready',
          made: 10,
          total: 12,
          refused: [
            { submissionId: 'a', code: 'VM4378', why: 'record-failed' },
            { submissionId: 'c', code: '', why: 'submission-not-found' },
          ],
        }}
        codes={new Map([['c', 'VM4401']])}
      />,
    ),
    'order-select': on(<Order total={40} />),
    'order-select-limited': on(<Order total={25_000} />),
    'select-field-error': on(<Select error={LONG} choices={[]} />),
  },
};
