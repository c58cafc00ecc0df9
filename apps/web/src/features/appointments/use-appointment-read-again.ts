// Reads again what shows an appointment once it was changed: the view of its submission, the list of the day, the timeline.
import { useQueryClient } from '@tanstack/react-query';

export function useAppointmentReadAgain(submissionId: string): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['submission-appointment', submissionId] }),
      client.invalidateQueries({ queryKey: ['appointments'] }),
      client.invalidateQueries({ queryKey: ['review', submissionId] }),
    ]);
}
