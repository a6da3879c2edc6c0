import { setTimeout as sleep } from 'node:timers/promises'

import type { Fault, FaultPlan } from './fault-plan.ts'
import type { Random } from './random.ts'

interface SubmitOptions {
  siteUrl: string
  submissions: number
  random: Random
  plan: FaultPlan
  inject: (fault: Fault) => Promise<void>
}

/** Visitors by their e-mail addresses. */
export interface SentQuotes {
  /** Were told that their request was submitted. */
  acknowledged: Set<string>
  /** Were told that it failed and did not try again: it may be stored or not. */
  abandoned: Set<string>
  tries: number
}

const visitorsAtOnce = 8
const mostTries = 200

/** Lets every visitor submit the form, and press the button again after a failure, while things go wrong as planned. */
export async function submitAll({
  siteUrl,
  submissions,
  random,
  plan,
  inject,
}: SubmitOptions): Promise<SentQuotes> {
  const sent: SentQuotes = { acknowledged: new Set(), abandoned: new Set(), tries: 0 }
  let next = 0
  let injecting = Promise.resolve()
  // Something did not come back: nobody need go on.
  const broken = new AbortController()

  async function submitNext(): Promise<void> {
    while (next < submissions && !broken.signal.aborted) {
      const visitor = visitorNumber(next)
      next += 1
      const patience = random.fraction() < 0.03 ? 1 : mostTries
      const isAcknowledged = await submit(visitor, patience)
      if (!isAcknowledged) {
        sent.abandoned.add(visitor.email)
        continue
      }
      sent.acknowledged.add(visitor.email)
      const fault = plan.get(sent.acknowledged.size)
      // One after the other: the second one would find its target not yet started.
      if (fault !== undefined) {
        injecting = injecting.then(() => inject(fault)).catch((error: unknown) => broken.abort(error))
      }
    }
  }

  async function submit(visitor: Visitor, patience: number): Promise<boolean> {
    for (let attempt = 0; attempt < patience && !broken.signal.aborted; attempt += 1) {
      if (attempt > 0) await sleep(200 + random.below(500))
      sent.tries += 1
      if (await post(siteUrl, visitor)) return true
    }
    return false
  }

  await Promise.all(Array.from({ length: visitorsAtOnce }, submitNext))
  await injecting
  broken.signal.throwIfAborted()
  return sent
}

interface Visitor {
  firstName: string
  email: string
  phone: string
}

function visitorNumber(index: number): Visitor {
  const digits = String(index).padStart(7, '0')
  return {
    firstName: `Visitor ${index}`,
    email: `visitor-${index}@fault.example`,
    phone: `916 ${digits.slice(0, 3)} ${digits.slice(3)}`,
  }
}

async function post(siteUrl: string, visitor: Visitor): Promise<boolean> {
  const response = await fetch(siteUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: siteUrl },
    body: new URLSearchParams({ ...visitor }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined)
  await response?.body?.cancel().catch(() => undefined)
  return response?.status === 303
}
