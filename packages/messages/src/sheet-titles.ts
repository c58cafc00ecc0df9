// The headings of the spreadsheets that fill registers, by the codes of their texts: those of the screens, so that a file
// that was downloaded is read again.
// rules: X34.60, X34.63
import type { AgendaColumn } from '@constancia/domain/appointments/agenda-sheet.ts';
import type { AssetColumn } from '@constancia/domain/assets/asset-sheet.ts';
import type { CitizenColumn } from '@constancia/domain/citizens/citizen-sheet.ts';
import type { IncidentColumn } from '@constancia/domain/incidents/incident-sheet.ts';
import type { UserColumn } from '@constancia/domain/users/user-sheet.ts';
import type { WorkOrderColumn } from '@constancia/domain/work-orders/work-order-sheet.ts';
import type { StaffTextCode } from './es/texts.ts';

type Titles<Column extends string> = Readonly<Record<Column, StaffTextCode>>;

interface SheetTitles {
  readonly users: Titles<UserColumn>;
  readonly agendas: Titles<AgendaColumn>;
  readonly assets: Titles<AssetColumn>;
  readonly citizens: Titles<CitizenColumn>;
  readonly incidents: Titles<IncidentColumn>;
  readonly workOrders: Titles<WorkOrderColumn>;
}

export const SHEET_TITLES: SheetTitles = {
  users: {
    username: 'users.column-username',
    email: 'users.column-email',
    firstName: 'users.column-first-name',
    lastName: 'users.column-last-name',
    role: 'users.column-role',
    municipality: 'users.column-municipality',
    areas: 'users.column-areas',
  },
  agendas: {
    name: 'agendas.column-name',
    address: 'agendas.address',
    'hours-1': 'agendas.hours-1',
    'hours-2': 'agendas.hours-2',
    'hours-3': 'agendas.hours-3',
    'hours-4': 'agendas.hours-4',
    'hours-5': 'agendas.hours-5',
    'hours-6': 'agendas.hours-6',
    'hours-7': 'agendas.hours-7',
    minutes: 'agendas.minutes',
    capacity: 'agendas.capacity',
    aheadDays: 'agendas.ahead-days',
    noticeHours: 'agendas.notice-hours',
    reminderHours: 'agendas.reminder-hours',
    firstDay: 'agendas.first-day',
    lastDay: 'agendas.last-day',
    closedDays: 'agendas.closed-days',
  },
  assets: {
    name: 'assets.column-name',
    type: 'assets.filter-type',
    address: 'assets.column-address',
    area: 'assets.filter-area',
    latitude: 'assets.column-latitude',
    longitude: 'assets.column-longitude',
    number: 'assets.column-number',
  },
  citizens: {
    personType: 'citizens.column-type',
    documentNumber: 'citizens.column-number',
    firstName: 'citizens.column-first-name',
    lastName: 'person.last-name',
    email: 'citizens.column-email',
    phone: 'person.phone',
    street: 'person.street',
  },
  incidents: {
    area: 'incident-register.column-area',
    type: 'incident-register.column-type',
    public: 'incident-register.column-public',
  },
  workOrders: {
    form: 'work-orders.form',
    asset: 'assets.number',
    address: 'work-orders.address',
    due: 'work-orders.due',
    priority: 'work-orders.priority',
    person: 'work-orders.person',
    note: 'work-orders.note',
  },
};
