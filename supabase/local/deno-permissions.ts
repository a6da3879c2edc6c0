import { environmentNames, readEnvironment } from '#domain/environment.ts'

import {
  readMailSettings,
  smtpPort,
} from '../functions/_shared/mail/mail-settings.ts'
import { readWebhookSettings } from '../functions/_shared/outbox/lead-webhook.ts'
import { readModelSettings } from '../functions/ai-assistant/model-client.ts'
import { readGoogleSettings } from '../functions/fetch-reviews/google-reviews.ts'

interface PermissionScope {
  functionsDir: string
  nodeModulesDir: string
  outboxDir: string
  supabaseUrl: string
  /**
   * Environment of the functions, which determines the providers they may
   * reach.
   */
  environment: Record<string, string>
}

/**
 * Returns Deno's permission flags for the functions, limited to what they need.
 * A compromised function or package can reach no other host, file or variable,
 * and cannot start a program.
 */
export function permissionFlags(scope: PermissionScope): string[] {
  const { functionsDir, nodeModulesDir, outboxDir, supabaseUrl, environment } =
    scope
  const names = new Set([...environmentNames, ...Object.keys(environment)])
  const hosts = [
    '127.0.0.1:0',
    hostAndPort(new URL(supabaseUrl)),
    ...providerHosts(environment),
  ]
  return [
    '--no-prompt',
    `--allow-net=${hosts.join(',')}`,
    `--allow-env=${[...names].join(',')}`,
    // Renaming a finished file into place requires read access to the outbox.
    `--allow-read=${[functionsDir, nodeModulesDir, outboxDir].map(escapeComma).join(',')}`,
    `--allow-write=${escapeComma(outboxDir)}`,
  ]
}

function providerHosts(environment: Record<string, string>): string[] {
  const variables = readEnvironment((name) => environment[name])
  const { transport } = readMailSettings(variables)
  const google = readGoogleSettings(variables)
  const model = readModelSettings(variables)
  const webhook = readWebhookSettings(variables)
  return [
    ...(transport.kind === 'smtp'
      ? [`${transport.url.hostname}:${smtpPort(transport.url)}`]
      : []),
    ...(google ? [hostAndPort(google.apiUrl)] : []),
    ...(model.use ? [hostAndPort(model.settings.endpoint)] : []),
    ...(webhook.kind === 'webhook' ? [hostAndPort(webhook.url)] : []),
  ]
}

function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`
}

function escapeComma(path: string): string {
  return path.replaceAll(',', ',,')
}
