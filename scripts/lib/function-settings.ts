import type { Variables } from '../../app/lib/parse-settings.ts'
import {
  findMailProblems,
  readMailSettings,
  smtpPort,
} from '../../supabase/functions/_shared/mail/mail-settings.ts'
import {
  findWebhookProblems,
  readWebhookSettings,
} from '../../supabase/functions/_shared/outbox/lead-webhook.ts'
import {
  type Environment,
  environmentNames,
  readEnvironment,
} from '../../supabase/functions/_shared/platform/function-environment.ts'
import { readModelSettings } from '../../supabase/functions/ai-assistant/model-client.ts'
import { readGoogleSettings } from '../../supabase/functions/fetch-reviews/google-reviews.ts'

export interface FunctionSettings {
  /** Has all names, so that none is inherited. */
  environment: Record<string, string | undefined>
  allowedHosts: string[]
}

export function readFunctionSettings(variables: Variables): FunctionSettings {
  const environment = readEnvironment((name) => variables[name])
  const unset = environmentNames.map((name) => [name, undefined])
  return {
    environment: { ...Object.fromEntries(unset), ...environment },
    allowedHosts: findProviderHosts(environment),
  }
}

export function findDeliveryProblems(variables: Variables): string[] {
  const environment = readEnvironment((name) => variables[name])
  // Without a mail server, email goes to files.
  const withOutbox = { MAIL_OUTBOX_DIR: 'outbox', ...environment }
  return [...findMailProblems(withOutbox), ...findWebhookProblems(environment)]
}

function findProviderHosts(environment: Environment): string[] {
  const hosts: string[] = []
  const { transport } = readMailSettings(environment)
  if (transport.kind === 'smtp') {
    const { url } = transport
    hosts.push(`${url.hostname}:${smtpPort(url)}`)
  }
  const google = readGoogleSettings(environment)
  if (google) hosts.push(hostAndPort(google.apiUrl))
  const model = readModelSettings(environment)
  if (model.use) hosts.push(hostAndPort(model.settings.endpoint))
  const webhook = readWebhookSettings(environment)
  if (webhook.kind === 'webhook') hosts.push(hostAndPort(webhook.url))
  return hosts
}

function hostAndPort({ hostname, port, protocol }: URL): string {
  const defaultPort = protocol === 'https:' ? '443' : '80'
  return `${hostname}:${port || defaultPort}`
}
