import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'

import { startResendStandIn } from '../../fakes/resend.ts'
import { temporaryDataFolder } from '../host-fixture.ts'

const mainFile = join(import.meta.dirname, '../../../supabase/embedded/main.ts')
const quote = { firstName: 'Wilhelmina', email: 'mina@private-home.example', phone: '916 555 0177' }

test('the log tells what happened without a visitor’s data and without a secret', async () => {
  const resend = await startResendStandIn()
  onTestFinished(() => resend.stop())
  const dataDir = await temporaryDataFolder()
  const server = spawn(process.execPath, [mainFile], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      RESEND_API_KEY: resend.apiKey,
      RESEND_API_URL: resend.url,
      QUOTE_EMAIL_TO: 'owner@b.example',
      QUOTE_EMAIL_FROM: 'website@b.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(server, 'exit')
  onTestFinished(() => void server.kill('SIGKILL'))
  const log = text(server.stderr)
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  const { url } = v.parse(v.object({ url: v.string() }), JSON.parse(String(line)))
  const { secretKey } = v.parse(
    v.object({ secretKey: v.string() }),
    JSON.parse(await readFile(join(dataDir, 'supabase.json'), 'utf8')),
  )

  async function ask(body: object, headers: Record<string, string> = {}): Promise<number> {
    const response = await fetch(`${url}/functions/v1/send-quote-email?email=${quote.email}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return response.status
  }
  expect(await ask(quote, { 'Idempotency-Key': 'a-private-key' })).toBe(200)
  // The mail leaves after the answer: only then may the provider change its mind.
  await expect.poll(() => resend.emails).toHaveLength(1)
  resend.mode = 'validation-error'
  expect(await ask({ ...quote, firstName: 'Wilhelmina Again' })).toBe(200)
  expect(await ask({ ...quote, email: 'mina at private-home' })).toBe(422)
  // A clean stop finishes the mails first.
  server.kill('SIGTERM')
  await exited

  const lines = await log
  expect(lines).toContain('"event":"quote-request-stored"')
  expect(lines).toContain('"event":"notification-delivered"')
  expect(lines).toContain('"reason":"Resend answered 422 validation_error"')
  for (const secret of ['Wilhelmina', 'private', '0177', 'b.example', resend.apiKey, secretKey]) {
    expect(lines).not.toContain(secret)
  }
  for (const entry of lines.trim().split('\n')) expect(() => JSON.parse(entry)).not.toThrow()
})
