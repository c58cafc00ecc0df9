// The states of a workflow, which one is initial, and the states to which each may move.
// rules: E2.11, E4.01-E4.17, E8.03, E8.04

import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { deleteState, setInitialState } from '@constancia/domain/forms/workflow/workflow.ts';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { StateDiagramFigure } from './state-diagram-figure.tsx';
import { NewState, StateName } from './state-name.tsx';
import { TransitionsDialog } from './transitions-dialog.tsx';
import { focusLater, transitionsElement, useWorkflowEditing } from './workflow-editing.ts';
import './workflow.css';

interface Props {
  /** Id of the element that names the table. */
  readonly headingId: string;
  /** What stands below the name of a state. */
  readonly below?: (state: WorkflowState) => ReactNode;
}

interface RowProps extends Pick<Props, 'below'> {
  readonly state: WorkflowState;
  readonly group: string;
}

function StateRow({ state, group, below }: RowProps) {
  const { workflow, may, change, announce, nameField } = useWorkflowEditing();
  const { states, initialState } = workflow;
  const [choosing, setChoosing] = useState(false);
  const next = states.filter(({ id }) => state.transitions.includes(id)).map(({ name }) => name);
  const remove = () => {
    change((before) => ({ definition: deleteState(before, state.id) }));
    announce(t('editor.deleted', { name: state.name }));
    focusLater(nameField);
  };
  return (
    <TableRow>
      <TableCell padding="checkbox">
        <Radio
          size="small"
          name={group}
          checked={state.id === initialState}
          disabled={!may.states}
          onChange={() => change((before) => ({ definition: setInitialState(before, state.id) }))}
          slotProps={{ input: { 'aria-label': t('editor.state-initial-of', { name: state.name }) } }}
        />
      </TableCell>
      <TableCell component="th" scope="row">
        <StateName key={state.name} state={state} />
        {below?.(state)}
      </TableCell>
      <TableCell>
        <Button
          id={transitionsElement(nameField, state.id)}
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
        {choosing && <TransitionsDialog state={state} onClose={() => setChoosing(false)} />}
      </TableCell>
      <TableCell className="ed-bin">
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

export function StatesTable({ headingId, ...rest }: Props) {
  const { workflow } = useWorkflowEditing();
  const group = useId();
  return (
    <>
      {workflow.states.length > 0 && (
        <div className="ed-table">
          <Table size="small" aria-labelledby={headingId}>
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
              {workflow.states.map((state) => (
                <StateRow key={state.id} state={state} group={group} {...rest} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
      <NewState />
      {workflow.states.length > 1 && <StateDiagramFigure workflow={workflow} />}
    </>
  );
}
