import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { testSite } from '../../tests/stack/test-site.ts'
import { functionEnvironment } from '../start/function-environment.ts'
import { startManagementApi } from './management-api.ts'
import { supabaseCli } from './supabase-cli.ts'

export type Deployed = Awaited<ReturnType<typeof deployFunctions>>

// Neither is anybody's: the CLI looks at their shape.
const projectRef = 'a'.repeat(20)
const accessToken = `sbp_${'0'.repeat(40)}`

/** Sends functions and secrets to a stand-in for the service, which leaves what it got in `folder`. */
export async function deployFunctions(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  const api = await startManagementApi(folder)
  const profile = `${folder}.profile.yaml`
  const secretsFile = `${folder}.secrets.env`
  writeFileSync(
    profile,
    ['api_url', 'dashboard_url', 'docs_url'].map((name) => `${name}: ${api.url}\n`).join('') +
      'name: stand-in\nproject_host: supabase.test\n',
  )
  const secrets = functionEnvironment(testSite, {})
  writeFileSync(
    secretsFile,
    Object.entries(secrets)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  )
  const target = [`--remote=${projectRef}`, '--profile', profile]
  try {
    await supabaseCli(['functions', 'deploy', '--use-api', ...target], { SUPABASE_ACCESS_TOKEN: accessToken })
    await supabaseCli(['secrets', 'set', '--env-file', secretsFile, ...target], {
      SUPABASE_ACCESS_TOKEN: accessToken,
    })
  } finally {
    await api.close()
    rmSync(profile)
    rmSync(secretsFile)
  }
  const guarded = api.sent.functions.filter(({ checksTokens }) => checksTokens)
  if (guarded.length > 0) throw new Error(`The publishable key is no token: ${JSON.stringify(guarded)}`)
  return {
    /** Where the functions lie as the service was sent them. */
    functionsDir: join(folder, 'supabase/functions'),
    names: api.sent.functions.map(({ slug }) => slug).toSorted(),
    secrets: api.sent.secrets,
  }
}
