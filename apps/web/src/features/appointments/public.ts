// What the portal shows of appointments.
export { OwnAppointment } from './own-appointment.tsx';
