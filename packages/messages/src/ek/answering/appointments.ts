// Basque texts about the appointment that a submission leads to.
export const appointments = {
  'appointment.title': 'Zure hitzordua',
  'appointment.agenda': 'Agenda: {agenda}',
  'appointment.continue-text': 'Amaitzeko, aukeratu zure hitzorduaren eguna eta ordua.',
  'appointment.continue': 'Jarraitu hitzordura',
  'appointment.opening': 'Hitzorduen erreserba irekitzen…',
  'appointment.arranged':
    'Udalak hitzordua esleituko dizu eta zurekin harremanetan jarriko da. Gorde zure erantzunaren kodea.',
} as const;
