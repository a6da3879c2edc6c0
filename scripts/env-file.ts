import { existsSync } from 'node:fs'

// The first thing a command does: everything else reads process.env. What is set already wins. ENV_FILE names
// another file, or "none".
const file = process.env.ENV_FILE || '.env'
if (file !== 'none' && existsSync(file)) process.loadEnvFile(file)
