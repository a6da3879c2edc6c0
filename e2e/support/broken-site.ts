import { join } from 'node:path'

import { startFunctionsHost } from '../../supabase/embedded/functions-host.ts'
import { createFunctionsProxy } from '../../supabase/embedded/gateway/functions-proxy.ts'
import { createGateway } from '../../supabase/embedded/gateway/gateway.ts'
import { listen } from '../../supabase/embedded/gateway/listen.ts'
import { logNothing } from '../../supabase/embedded/log.ts'
import { readProjectConfig } from '../../supabase/embedded/project-config.ts'
import { type RunningSite as Site, type Stack, startSite } from '../../tests/support/stack.ts'

interface RunningSite extends Site {
  /** The backend it has. */
  supabaseUrl: string
}

export interface BrokenSites {
  /**
   * A site before a backend that is really broken: other functions (a folder of broken-functions/) in the same
   * Deno, or nothing listening. Stays open for the tests that follow.
   */
  urlOf: (functions: string | undefined) => Promise<string>
  /** What that site has logged so far. */
  logOf: (functions: string | undefined) => Promise<string>
  stop: () => Promise<void>
}

/** Sites that share the database of `stack` and nothing else. */
export function openBrokenSites(stack: Stack): BrokenSites {
  const sites = new Map<string | undefined, Promise<RunningSite>>()
  function siteWith(functions: string | undefined): Promise<RunningSite> {
    const site = sites.get(functions) ?? startBroken(stack, functions)
    sites.set(functions, site)
    return site
  }
  return {
    urlOf: async (functions) => (await siteWith(functions)).url,
    logOf: async (functions) => (await siteWith(functions)).log(),
    async stop() {
      await Promise.all([...sites.values()].map(async (site) => (await site).stop()))
    },
  }
}

async function startBroken(stack: Stack, functions: string | undefined): Promise<RunningSite> {
  if (!functions) {
    const supabaseUrl = 'http://127.0.0.1:1'
    return { ...(await startSite({ supabaseUrl, publishableKey: 'none' })), supabaseUrl }
  }
  return await startSiteWithFunctions(stack, { functionsDir: `e2e/broken-functions/${functions}` })
}

interface OtherFunctions {
  functionsDir: string
  environment?: Record<string, string>
}

/** The site with the tables of `stack` and other functions, or the same ones with another environment. */
export async function startSiteWithFunctions(stack: Stack, other: OtherFunctions): Promise<RunningSite> {
  const { functionsDir, environment = {} } = other
  const { supabaseUrl, publishableKey, dataDir } = stack
  const config = await readProjectConfig()
  const outboxDir = join(dataDir, 'outbox-of-others')
  const host = await startFunctionsHost({ functionsDir, environment, outboxDir, supabaseUrl })
  const gateway = createGateway(
    {
      rest: ({ headers }, { pathname, search }) => fetchWhole(supabaseUrl + pathname + search, headers),
      functions: createFunctionsProxy({ config, currentHost: () => host }),
      snapshot: () => Promise.resolve(new Response(null, { status: 404 })),
      compact: () => Promise.resolve(new Response(null, { status: 404 })),
      checkHealth: async () => {},
    },
    logNothing,
  )
  const listening = await listen(0, gateway)
  if (!listening.ok) throw new Error(listening.message)
  const site = await startSite({ supabaseUrl: listening.url, publishableKey })
  return {
    ...site,
    supabaseUrl: listening.url,
    async stop() {
      await site.stop()
      await Promise.all([listening.close(), host.stop()])
    },
  }
}

/** A row read on behalf of the site, unpacked: the headers that described the packing stay behind. */
async function fetchWhole(url: string, headers: Headers): Promise<Response> {
  const answer = await fetch(url, {
    headers: ['apikey', 'authorization', 'accept'].map((name) => [name, headers.get(name) ?? '']),
  })
  const type = answer.headers.get('content-type') ?? ''
  return new Response(await answer.text(), { status: answer.status, headers: { 'content-type': type } })
}
