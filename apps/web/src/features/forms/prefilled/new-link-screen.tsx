// Makes a link that opens a form with answers: its name, its last day, and what it fills in, with the fields that people who
// answer have. The URL is shown once.
// rules: X38.95, X38.96
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { QueryStatus } from '../../../ui/staff/query-status.tsx';
import { readFormToEdit } from '../api.ts';
import { READ_FORM_PROBLEMS } from '../form-problems.ts';
import { LinkForm } from './link-form.tsx';
import { MadeLink } from './made-link.tsx';

export function NewPrefilledLinkScreen() {
  const { id = '' } = useParams();
  const form = useQuery({
    queryKey: ['form-to-prefill', id],
    queryFn: () => readFormToEdit(id),
    gcTime: 0,
    // What was typed belongs to the version that was read.
    refetchOnWindowFocus: false,
  });
  const [made, setMade] = useState<{ readonly label: string; readonly path: string } | null>(null);
  const title = form.data && inLanguage(form.data.definition.title, language);
  return (
    <Page
      title={t('prefilled-links.new')}
      windowTitle={[title, t('prefilled-links.new')]}
      description={title === undefined ? '' : t('prefilled-links.of', { title })}
      back={<BackButton to={pathOf('prefilledLinks', { id })} text={t('prefilled-links.back')} />}
    >
      <QueryStatus query={form} failure={READ_FORM_PROBLEMS} />
      {form.data && !made && <LinkForm form={form.data} onMade={setMade} />}
      {made && <MadeLink formId={id} {...made} />}
    </Page>
  );
}
