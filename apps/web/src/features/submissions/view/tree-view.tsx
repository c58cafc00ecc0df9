// The neutral tree of a submission on the screen: facts, person, location, collapsible sections, signatures.
// rules: R2.051-R2.066, R2.069, A2.31, X39.01

import type { MapShown } from '@constancia/contract/map.ts';
import type { Fact, SubmissionTree, TreePerson } from '@constancia/domain/presentation/submission-tree.ts';
import type { Asset, Location } from '@constancia/domain/submissions/submission.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type ReactNode, use, useState } from 'react';
import { Link } from 'react-router';
import { type TextCode, t } from '../../../platform/texts.ts';
import { type FactLine, FactList } from '../../../ui/staff/fact-list.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import { LocationMap } from './location-view.tsx';
import { SectionView } from './section-view.tsx';
import { SignatureView } from './signature-view.tsx';
import { ViewToolsContext } from './view-tools.ts';

/** A press opens the history of states (R2.054). */
function StateChip({ name }: { readonly name: string }) {
  const { onState } = use(ViewToolsContext);
  if (!onState) return <Chip size="small" label={name} />;
  return (
    <Chip
      size="small"
      label={name}
      component="button"
      clickable
      aria-label={t('staff.state-history', { state: name })}
      onClick={onState}
    />
  );
}

function factLine(fact: Fact, timeZone: string): FactLine {
  const label = t(`staff.fact-${fact.code}`);
  if (fact.kind === 'moment') return { label, value: dateAndTime(fact.at, timeZone) };
  return { label, value: fact.code === 'state' ? <StateChip name={fact.text} /> : fact.text };
}

function personLines(person: TreePerson): readonly FactLine[] {
  const lines: (readonly [TextCode, string])[] = [
    [person.legal ? 'staff.person-legal-name' : 'staff.person-name', person.name],
    [person.legal ? 'staff.person-tax-number' : 'staff.person-document', person.number],
    ['staff.person-street', person.street],
    ['staff.person-phone', person.phone],
    ['staff.person-email', person.email],
  ];
  return lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label: t(label), value }));
}

function locationLines({ address, latitude, longitude }: Location): readonly FactLine[] {
  // Who marked a point without a connection gave no address.
  return [
    ...(address === '' ? [] : [{ label: t('staff.location-address'), value: address }]),
    { label: t('staff.location-coordinates'), value: `${latitude}, ${longitude}` },
  ];
}

/** The name leads to the page of the asset, where there is a way. */
function assetLines({ id, name, type, address }: Asset, url: string | null): readonly FactLine[] {
  const link =
    url !== null && name !== '' ? (
      <MuiLink component={Link} to={url}>
        {name}
      </MuiLink>
    ) : (
      name
    );
  const lines: (readonly [TextCode, ReactNode])[] = [
    ['staff.asset-id', String(id)],
    ['staff.asset-name', link],
    ['staff.asset-type', type],
    ['staff.asset-address', address],
  ];
  return lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label: t(label), value }));
}

export function TreeView({
  tree,
  timeZone,
  map,
  assetUrl,
  startedFrom,
  evidence,
}: {
  readonly tree: SubmissionTree;
  readonly map: MapShown | null;
  readonly timeZone: string;
  /** The page of its asset; null without a way there. */
  readonly assetUrl: string | null;
  /** The submission with whose answers it began; null for none. */
  readonly startedFrom: ReactNode;
  /** When and where it was answered; nothing where that was not recorded. */
  readonly evidence: ReactNode;
}) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const allOpen = closed.size === 0;
  const toggle = (id: string) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <>
      <SectionCard title={t('staff.facts')}>
        <FactList facts={tree.facts.map((fact) => factLine(fact, timeZone))} />
      </SectionCard>
      {tree.person && (
        <SectionCard title={t('staff.person')}>
          <FactList facts={personLines(tree.person)} />
        </SectionCard>
      )}
      {tree.location && (
        <SectionCard title={t('staff.location')}>
          <FactList facts={locationLines(tree.location)} />
          {map && <LocationMap location={tree.location} layers={map} />}
        </SectionCard>
      )}
      {tree.asset && (
        <SectionCard title={t('staff.asset')}>
          <FactList
            facts={[
              ...assetLines(tree.asset, assetUrl),
              ...(startedFrom ? [{ label: t('last-visit.began'), value: startedFrom }] : []),
            ]}
          />
        </SectionCard>
      )}
      {evidence}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', mb: 3 }}>
        <Button
          size="small"
          onClick={() => setClosed(allOpen ? new Set(tree.sections.map(({ id }) => id)) : new Set())}
        >
          {t(allOpen ? 'staff.sections-collapse' : 'staff.sections-expand')}
        </Button>
      </Stack>
      {tree.sections.map((section) => (
        <SectionView
          key={section.id}
          section={section}
          open={!closed.has(section.id)}
          onToggle={() => toggle(section.id)}
        />
      ))}
      {tree.signatures.length > 0 && (
        <SectionCard title={t('staff.signatures')}>
          <SignatureView signatures={tree.signatures} />
        </SectionCard>
      )}
    </>
  );
}
