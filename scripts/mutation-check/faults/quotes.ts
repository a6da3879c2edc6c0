import type { Fault } from '../fault.ts'

/** The form, and the way of a lead behind it. */
export const quoteFaults: readonly Fault[] = [
  {
    harm: 'the form is emptied although nothing was sent',
    file: 'app/features/quote/quote-form-state.ts',
    from: 'if (!(await submission.submit(',
    to: 'if (undefined === (await submission.submit(',
    caughtBy: 'browser quote-failures',
  },
  {
    harm: 'an answer without a success flag counts as success',
    file: 'app/features/quote/send-quote.server.ts',
    from: "hasSuccessFlag(data) ? 'sent'",
    to: "data !== undefined ? 'sent'",
    caughtBy: 'browser quote-failures',
  },
  {
    harm: 'spaces around a name are stored',
    file: 'supabase/functions/_shared/quote-contract.ts',
    from: "whole.replaceAll(controls, ' ').trim()",
    to: "whole.replaceAll(controls, ' ')",
    caughtBy: 'unit quote-contract',
  },
  {
    harm: 'a missing telephone number is called something else',
    file: 'supabase/functions/_shared/quote-fields.ts',
    from: "missing: 'Phone number is required'",
    to: "missing: 'Phone is required'",
    caughtBy: 'unit quote-contract',
  },
  {
    harm: 'an empty field brings no toast',
    file: 'supabase/functions/_shared/quote-contract.ts',
    from: 'requiredQuoteFields.some(',
    to: 'requiredQuoteFields.every(',
    caughtBy: 'unit quote-contract',
  },
  {
    harm: 'success is told in other words',
    file: 'supabase/functions/_shared/reply-promise.ts',
    from: 'within ${replyHours} hours with your free quote.',
    to: 'soon with your free quote.',
    caughtBy: 'browser quote',
  },
  {
    harm: 'ten bits of confetti instead of a hundred',
    file: 'app/features/quote/celebrate.ts',
    from: 'particleCount: 100',
    to: 'particleCount: 10',
    caughtBy: 'unit celebrate',
  },
  {
    harm: 'anybody may read the leads',
    file: 'supabase/migrations/20261121050100_quote_requests.sql',
    from: 'grant select on public.quote_requests, public.quote_notifications to service_role;',
    to: 'grant select on public.quote_requests, public.quote_notifications to service_role, anon;\ncreate policy open_to_all on public.quote_requests for select to anon using (true);',
    caughtBy: 'database privileges',
  },
  {
    harm: 'a request that could not be stored is acknowledged',
    file: 'supabase/functions/send-quote-email/index.ts',
    from: "return answer(500, { success: false, error: 'The request could not be stored' })",
    to: 'return answer(200, { success: true })',
    caughtBy: 'functions send-quote-email',
  },
]
