import { type ResendMode, startResendStandIn } from '../../tests/stand-ins/resend.ts'
import type { Random } from './random.ts'

const failures: readonly [ResendMode, ...ResendMode[]] = [
  'server-error',
  'empty-error',
  'rate-limited',
  'reset',
  'malformed',
  // The worst: it took the mail, and nobody hears of it.
  'accept-and-reset',
  'accept-and-reset',
]

/** A Resend that fails half the time, in every way that can pass, and recognizes repeats by their key. */
export async function startFlakyProvider(random: Random) {
  const answers = new Map<ResendMode, number>()
  const standIn = await startResendStandIn()
  standIn.chooseMode = () => {
    const mode = random.fraction() < 0.5 ? 'accept' : random.pick(failures)
    answers.set(mode, (answers.get(mode) ?? 0) + 1)
    return mode
  }
  return Object.assign(standIn, {
    describeAnswers: () =>
      `${Array.from(answers, ([mode, count]) => `${mode} ${count}`).join(', ')}; ${standIn.emails.length} mails accepted`,
  })
}
