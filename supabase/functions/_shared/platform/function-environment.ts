export const environmentNames = [
  'SUPABASE_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'RESEND_API_KEY',
  'SMTP_URL',
  'QUOTE_EMAIL_TO',
  'QUOTE_EMAIL_FROM',
  'MAIL_OUTBOX_DIR',
  'VISITOR_SECRET',
  'DELIVERY_SECRET',
  'LEAD_WEBHOOK_URL',
  'LEAD_WEBHOOK_SECRET',
  'QUOTE_LIMIT_PER_ADDRESS',
  'QUOTE_LIMIT_PER_PHONE',
  'QUOTE_PHOTO_MB_PER_DAY',
  'SITE_URL',
  'GOOGLE_PLACES_API_KEY',
  'GOOGLE_PLACE_ID',
  'GOOGLE_PLACES_API_URL',
  'ASSISTANT_MODEL',
  'ASSISTANT_API_URL',
  'ASSISTANT_API_KEY',
  'ASSISTANT_DAILY_CALLS',
] as const

type EnvironmentName = (typeof environmentNames)[number]

/** Blank ones count as unset. */
export type Environment = Partial<Record<EnvironmentName, string>>

export function readEnvironment(
  read: (name: EnvironmentName) => string | undefined,
): Environment {
  const environment: Environment = {}
  for (const name of environmentNames) {
    const value = read(name)?.trim()
    if (value !== undefined && value !== '') environment[name] = value
  }
  return environment
}
