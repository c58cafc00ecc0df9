// The workflow states: which there are, which one is initial, and to which each may move.
// rules: E2.11, E4.01-E4.17, E5.14, E5.15, E8.03, E8.04
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Button from '@mui/material/Button';
import type { WorkflowState } from '@constancia/domain/forms/form.ts';
import { deleteState, setInitialState } from '@constancia/domain/forms/workflow.ts';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { useDefinition, useEditor } from './editor-context.tsx';
import { FieldFailure, useFailure } from './failure.tsx';
import { ELEMENT } from './selection.ts';
import { NewState, StateName } from './state-name.tsx';
import { TransitionsDialog } from './transitions-dialog.tsx';

interface RowProps {
  readonly state: WorkflowState;
  readonly states: readonly WorkflowState[];
  readonly initial: boolean;
}

function StateRow({ state, states, initial }: RowProps) {
  const { store, may } = useEditor();
  const [choosing, setChoosing] = useState(false);
  const next = states.filter(({ id }) => state.transitions.includes(id)).map(({ name }) => name);
  const remove = () => {
    store.edit((definition) => deleteState(definition, state.id));
    store.announce(t('editor.deleted', { name: state.name }));
    store.focus(ELEMENT.stateName);
  };
  return (
    <TableRow>
      <TableCell padding="checkbox">
        <Radio
          size="small"
          name="initial-state"
          checked={initial}
          disabled={!may.states}
          onChange={() => store.edit((definition) => setInitialState(definition, state.id))}
          slotProps={{ input: { 'aria-label': t('editor.state-initial-of', { name: state.name }) } }}
        />
      </TableCell>
      <TableCell component="th" scope="row">
        <StateName key={state.name} state={state} />
      </TableCell>
      <TableCell>
        <Button
          size="small"
          onClick={() => setChoosing(true)}
          disabled={!may.content || states.length < 2}
          aria-label={t('editor.state-transitions-of', {
            name: state.name,
            states: next.join(', ') || t('editor.state-no-transitions'),
          })}
          sx={{ textAlign: 'left' }}
        >
          {next.join(', ') || t('editor.state-no-transitions')}
        </Button>
        {choosing && <TransitionsDialog state={state} states={states} onClose={() => setChoosing(false)} />}
      </TableCell>
      <TableCell padding="checkbox">
        <IconButton
          size="small"
          disabled={!may.states}
          onClick={remove}
          aria-label={t('editor.state-delete', { name: state.name })}
        >
          <DeleteOutlinedIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

export function StatesCard() {
  const { may } = useEditor();
  const states = useDefinition((definition) => definition.states);
  const initialState = useDefinition((definition) => definition.initialState);
  const failure = useFailure('states');
  return (
    <section className="ed-card" aria-labelledby="editor-states-title">
      <h2 id="editor-states-title">{t('editor.states')}</h2>
      <p className="ed-help">{t(states.length === 0 ? 'editor.states-none' : 'editor.states-help')}</p>
      <FieldFailure text={failure} />
      {states.length > 0 && (
        <div className="ed-table">
          <Table size="small" aria-labelledby="editor-states-title">
            <TableHead>
              <TableRow>
                <TableCell>{t('editor.state-initial')}</TableCell>
                <TableCell>{t('editor.state-name')}</TableCell>
                <TableCell>{t('editor.state-transitions')}</TableCell>
                <TableCell>
                  <span className="only-read">{t('editor.delete')}</span>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {states.map((state) => (
                <StateRow key={state.id} state={state} states={states} initial={state.id === initialState} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
      <NewState />
      {!may.states && <p className="ed-reason">{t('editor.states-locked')}</p>}
    </section>
  );
}
