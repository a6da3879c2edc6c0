import { fail, readOptions } from './command-line.ts'
import { checkOutcome } from './fault-run/check-outcome.ts'
import { drainOutbox } from './fault-run/drain-outbox.ts'
import { planFaults } from './fault-run/fault-plan.ts'
import { startFlakyProvider } from './fault-run/flaky-provider.ts'
import { startMachine } from './fault-run/machine.ts'
import { createRandom } from './fault-run/random.ts'
import { submitAll } from './fault-run/submit-all.ts'
import { startTargets } from './fault-run/targets.ts'

const usage = 'Usage: npm run fault-run [-- --submissions 2000] [--seed 1234]'

// Sends many quote requests through the site while functions host, database and site are killed (kill -9), the power
// is cut and the disk is full at random moments, and the mail provider fails half the time. Afterwards nothing may be
// lost and nothing doubled.
const { submissions, seed } = readFlags()
console.log(`fault run: ${submissions} submissions, seed ${seed} (repeat the plan with --seed ${seed})`)

const startedAt = Date.now()
const provider = await startFlakyProvider(createRandom(seed + 1))
const machine = await startMachine()
const targets = await startTargets(provider, machine)
try {
  const plan = planFaults(submissions, createRandom(seed + 2))
  const sent = await submitAll({
    siteUrl: targets.siteUrl,
    submissions,
    random: createRandom(seed),
    plan,
    inject: (fault) => targets.inject(fault),
  })
  console.log(
    `  acknowledged ${sent.acknowledged.size}, given up ${sent.abandoned.size}, tries ${sent.tries}, ${seconds()} s`,
  )
  // Deliveries are interrupted as well, when nobody submits any more.
  for (const fault of ['functions', 'power', 'functions'] as const) await targets.inject(fault)
  const drained = await drainOutbox(machine.dataDir)
  console.log(`  faults: ${targets.describeFaults()}`)
  console.log(`  provider: ${provider.describeAnswers()}`)
  console.log(`  ${drained.proof}`)
  const problems = await checkOutcome({
    sent,
    provider,
    dataDir: machine.dataDir,
    proofIsGreen: drained.isGreen,
  })
  for (const problem of problems) console.error(`  WRONG: ${problem}`)
  console.log(
    problems.length === 0 ? `nothing lost, nothing doubled, ${seconds()} s` : `failed, seed ${seed}`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await targets.stop()
  await provider.stop()
  await machine.remove()
}

function seconds(): number {
  return Math.round((Date.now() - startedAt) / 1000)
}

function readFlags(): { submissions: number; seed: number } {
  const { values } = readOptions(usage, {
    options: { submissions: { type: 'string' }, seed: { type: 'string' } },
  })
  const submissions = Number(values.submissions ?? '2000')
  const seed = Number(values.seed ?? String(Math.floor(Math.random() * 1_000_000)))
  if (Number.isInteger(submissions) && submissions > 0 && Number.isInteger(seed)) return { submissions, seed }
  return fail(`--submissions and --seed are whole numbers.\n${usage}`, 2)
}
