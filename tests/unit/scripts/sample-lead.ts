import type { Lead } from '../../../scripts/lib/leads.ts'

/** A lead whose email has not been sent yet. */
export const ana: Lead = {
  id: 'id-1',
  created_at: '2026-11-21T20:00:00Z',
  first_name: 'Ana',
  email: 'ana@mail.example',
  phone: '916 555 0100',
  message: null,
  progress: 'new',
  suspicion: null,
  notification_status: 'pending',
  notification_attempts: 0,
  notification_last_error: null,
  notification_next_attempt_at: null,
  delivered_at: null,
  webhook_status: null,
  webhook_attempts: null,
  webhook_last_error: null,
  origin_page: null,
  origin_subject: null,
  note: null,
  canceled_at: null,
  photo_count: 0,
  update_failure: null,
}
