// Stories of holds: putting on hold, lifting it, and what a view says about it.
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CallError } from '../../platform/api-client.ts';
import { LiftHoldDialog, PutOnHoldDialog } from '../../features/forms/holds/hold-dialog.tsx';
import { HoldLines } from '../../features/forms/holds/hold-lines.tsx';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const HOLD = {
  reason: 'Juzgado de Instrucción n.º 3, diligencias previas 412/2026, relativas a la poda de la calle Mayor',
  at: '2026-11-02T09:15:00.000Z',
  by: 'administracion',
};
const BANNER = `Conservada por orden: ${HOLD.reason}`;
const TIME_ZONE = 'Europe/Madrid';

const succeed = () => Promise.resolve();
const refuse = () => Promise.reject(new CallError('hold-changed', { status: 409 }));

function Putting({ put }: { readonly put: (reason: string) => Promise<unknown> }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <PutOnHoldDialog
          title="Conservar por orden la respuesta VM12"
          text="Nadie podrá eliminarla hasta que se levante la orden."
          done="La respuesta queda conservada por orden."
          put={put}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Lifting() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <LiftHoldDialog
          title="¿Levantar la orden de la respuesta VM12?"
          text="Después se podrá eliminar, también al cumplirse su plazo."
          done="La orden se levantó."
          hold={HOLD}
          banner={BANNER}
          timeZone={TIME_ZONE}
          lift={succeed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const on = (children: React.ReactNode) => <StaffStage>{children}</StaffStage>;

export const holdStories: StoryGroup = {
  name: 'holds',
  holds: 'component',
  stories: {
    lines: on(<HoldLines hold={HOLD} banner={BANNER} timeZone={TIME_ZONE} />),
    'put-on-hold': on(<Putting put={succeed} />),
    'put-by-somebody-else': on(<Putting put={refuse} />),
    lift: on(<Lifting />),
  },
};
