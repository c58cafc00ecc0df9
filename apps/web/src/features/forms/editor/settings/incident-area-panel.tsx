// The area of the incident system in which submissions create their incidents.
// rules: E2.19, E3.59, E5.09, E7.10, E9.06
import { NO_INCIDENT_AREA } from '@constancia/domain/forms/definition/form-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../platform/texts.ts';
import { listIncidentAreas } from '../../api.ts';
import { useDefinition, useEditor, useEditorState } from '../editing/editor-context.tsx';
import { ELEMENT } from '../editing/selection.ts';
import { useFailure } from '../fields/failure.tsx';
import { OutsidePick } from '../fields/outside-pick.tsx';

export function IncidentAreaPanel() {
  const { store } = useEditor();
  const areaId = useEditorState((state) => state.draft.areaId);
  const picked = useDefinition(({ incidents }) => incidents.areaId);
  const failure = useFailure('incidentArea');
  const { data, isError, refetch } = useQuery({
    queryKey: ['incident-areas', areaId],
    queryFn: () => listIncidentAreas(areaId),
    enabled: areaId !== '',
  });
  const entries = data?.areas.map(({ id, description }) => ({ id: String(id), name: description }));
  const known = entries?.find(({ id }) => id === String(picked));
  const unknown = { id: String(picked), name: t('outside.incident-area-number', { id: picked }) };
  const pick = (id: string) =>
    store.edit((definition) => ({
      ...definition,
      incidents: { ...definition.incidents, areaId: id === '' ? NO_INCIDENT_AREA : Number(id) },
    }));
  return (
    <OutsidePick
      id={ELEMENT.incidentArea}
      label={t('outside.incident-area')}
      entries={entries}
      failed={isError}
      onRetry={() => void refetch()}
      none={t('outside.incident-areas-none')}
      picked={picked === NO_INCIDENT_AREA ? null : (known ?? unknown)}
      onPick={pick}
      error={failure}
    />
  );
}
