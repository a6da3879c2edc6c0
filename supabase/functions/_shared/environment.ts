/**
 * Every environment variable an edge function may read. The embedded functions host grants exactly these
 * names and no other, so a new variable starts here.
 */
export const environmentNames = [
  'SUPABASE_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'RESEND_API_KEY',
  'RESEND_API_URL',
  'SMTP_URL',
  'QUOTE_EMAIL_TO',
  'QUOTE_EMAIL_FROM',
  'SITE_NAME',
  'SITE_URL',
  'SITE_PHONE',
  'SITE_EMAIL',
  'MAIL_OUTBOX_DIR',
] as const

export type EnvironmentName = (typeof environmentNames)[number]

/** The variables that are set; blank ones count as not set. */
export type Environment = Partial<Record<EnvironmentName, string>>

/** Reads the known variables through `read`, in Deno `Deno.env.get`. */
export function readEnvironment(read: (name: EnvironmentName) => string | undefined): Environment {
  const environment: Environment = {}
  for (const name of environmentNames) {
    const value = read(name)?.trim()
    if (value !== undefined && value !== '') environment[name] = value
  }
  return environment
}

/** For what a function cannot work without: throws when it is missing, so the function fails to start. */
export function requireVariable(environment: Environment, name: EnvironmentName): string {
  const value = environment[name]
  if (value === undefined) throw new Error(`${name} is not set`)
  return value
}
