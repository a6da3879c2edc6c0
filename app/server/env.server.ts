import {
  parseSettings,
  processEntries,
  withoutEmpty,
} from '~/lib/parse-settings'

// It has no file system and cannot share promises between requests.
export const isCloudflareWorker =
  globalThis.navigator?.userAgent === 'Cloudflare-Workers'

interface SiteEnvironment {
  siteUrl: string
  backend: BackendSettings
  visitorSecret: string | undefined
  trustedProxyHeader: string | undefined
}

interface BackendSettings {
  url: string
  publishableKey: string
}

let environment: SiteEnvironment | undefined

export function siteEnvironment(): SiteEnvironment {
  environment ??= readEnvironment()
  return environment
}

export function siteUrl(): string {
  return siteEnvironment().siteUrl
}

export function backendSettings(): BackendSettings {
  return siteEnvironment().backend
}

function readEnvironment(): SiteEnvironment {
  const parsed = parseSettings(processEntries, withoutEmpty(process.env))
  if (!parsed.ok)
    throw new Error(`Invalid settings:\n  ${parsed.problems.join('\n  ')}`)
  const { values } = parsed
  const publishableKey =
    values.SUPABASE_PUBLISHABLE_KEY ?? values.SUPABASE_ANON_KEY
  if (values.SUPABASE_URL === undefined || publishableKey === undefined)
    throw new Error(
      'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY are not set. "npm start" provides a local Supabase.',
    )
  return {
    siteUrl: values.SITE_URL,
    backend: {
      url: values.SUPABASE_URL,
      publishableKey,
    },
    visitorSecret: values.VISITOR_SECRET,
    trustedProxyHeader: values.TRUSTED_PROXY_HEADER,
  }
}
