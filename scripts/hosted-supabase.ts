// npm run hosted-supabase: does with the Supabase CLI what docs/deploying.md tells the owner of a hosted project to
// do, on a PostgreSQL of this machine and a stand-in for the service, and asks what was deployed for a quote.
import { resolve } from 'node:path'

import { askForQuote } from './hosted-supabase/ask-for-quote.ts'
import { deployFunctions } from './hosted-supabase/deploy-functions.ts'
import { pushDatabase } from './hosted-supabase/push-database.ts'

// Within the project, where the functions find their packages.
const folder = resolve('.output-hosted-supabase')

console.log(`db push: ${await pushDatabase()}.`)
const deployed = await deployFunctions(folder)
console.log(`functions deploy: ${deployed.names.join(', ')}.`)
console.log(`secrets set: ${Object.keys(deployed.secrets).toSorted().join(', ')}.`)
console.log(`What was deployed: ${await askForQuote(deployed)}.`)
