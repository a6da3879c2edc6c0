import * as v from 'valibot'

const environmentSchema = v.object({
  SUPABASE_URL: v.pipe(v.string('is missing'), v.url('must be a web address')),
  SUPABASE_PUBLISHABLE_KEY: v.pipe(v.string('is missing'), v.nonEmpty('is missing')),
})

/** Which backend this process has, from its environment. Throws with all that is missing in one sentence. */
export function supabaseSettings() {
  const environment = v.safeParse(environmentSchema, {
    SUPABASE_URL: process.env.SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: process.env.SUPABASE_PUBLISHABLE_KEY ?? process.env.SUPABASE_ANON_KEY,
  })
  if (!environment.success) {
    const problems = environment.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
    throw new Error(`The site has no backend: ${problems.join(', ')}. "npm start" brings its own.`)
  }
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = environment.output
  return { url: SUPABASE_URL, publishableKey: SUPABASE_PUBLISHABLE_KEY }
}
