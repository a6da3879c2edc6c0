import { sampleSite, type Site } from '../../app/content/site.ts'
import { withoutPassword } from '../../supabase/embedded/database/own-postgres/database-url.ts'
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { readModelSettings } from '../../supabase/functions/ai-assistant/model-settings.ts'
import { bad, type Finding, good, look } from './finding.ts'

/** What can be seen from the settings alone. */
export function lookAtSettings(site: Site, hosted: boolean, given: NodeJS.ProcessEnv): Finding[] {
  return [
    good('settings', 'all of them can be used'),
    good('Node', process.versions.node),
    identity(site),
    site.activity
      ? look(
          'notices',
          'the invented ones are shown: SITE_ACTIVITY=off, or your own in app/content/activity.ts',
        )
      : good('notices', 'none are shown'),
    ...(hosted ? [] : [postgres(given)]),
    assistant(given),
    given.SITE_REVIEW_WIDGET_URL
      ? good('review widget', given.SITE_REVIEW_WIDGET_URL)
      : good('review widget', 'none, as SITE_REVIEW_WIDGET_URL is not set'),
    ...proxy(site, given),
    ...limits(hosted, given),
  ]
}

function identity(site: Site): Finding {
  const facts = ['url', 'name', 'phone', 'email'] as const
  const samples = facts.filter((fact) => site[fact] === sampleSite[fact])
  return samples.length === 0
    ? good('identity', `${site.name}, ${site.phone}`)
    : look('identity', `of the sample business: ${samples.join(', ')} (docs/owner-checklist.md)`)
}

function postgres({ DATABASE_URL }: NodeJS.ProcessEnv): Finding {
  return good('PostgreSQL', DATABASE_URL ? `your own, ${withoutPassword(DATABASE_URL)}` : 'the embedded one')
}

function assistant(given: NodeJS.ProcessEnv): Finding {
  const choice = readModelSettings(readEnvironment((name) => given[name]))
  if (choice.use) return good('assistant', `worded by ${choice.settings.model}`)
  return given.ASSISTANT_MODEL
    ? bad('assistant', `the model is not used: ${choice.reason}`)
    : good('assistant', 'answers are looked up; no model is set')
}

function proxy(site: Site, given: NodeJS.ProcessEnv): Finding[] {
  if (!site.url.startsWith('https:') || given.TRUSTED_PROXY_HEADER) return []
  return [
    look(
      'proxy',
      'SITE_URL is https and TRUSTED_PROXY_HEADER is not set: all visitors of a proxy or of an edge of a CDN share its twenty requests a day',
    ),
  ]
}

function limits(hosted: boolean, given: NodeJS.ProcessEnv): Finding[] {
  const problem = findLimitProblem(hosted, given)
  return problem === undefined ? [] : [bad('limits', problem)]
}

/** One sentence when nobody is limited by address; the embedded Supabase makes the secret itself. */
export function findLimitProblem(hosted: boolean, given: NodeJS.ProcessEnv): string | undefined {
  return hosted && !given.VISITOR_SECRET
    ? 'VISITOR_SECRET is not set: nobody is limited by address, or all visitors as one'
    : undefined
}
