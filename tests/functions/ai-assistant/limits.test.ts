import { describe, expect, onTestFinished, test } from 'vitest'

import { type Backend, startBackend, startWithModel } from './model-fixture.ts'

const question = 'Do you use bleach on walls?'
const worded = 'Walls get a diluted solution of sodium hypochlorite against algae.'
const VISITOR_SECRET = 'shared by site and functions'

async function newBackend(): Promise<Backend> {
  const backend = await startBackend()
  onTestFinished(() => backend.remove())
  return backend
}

async function start(change: Record<string, string> = {}, backend?: Backend) {
  const settings = { VISITOR_SECRET, ...change }
  const started = await startWithModel(backend ?? (await newBackend()), 'anthropic', settings)
  started.model.says = worded
  const from = (address: string, secret = VISITOR_SECRET) => ({
    'X-Visitor-Address': address,
    'X-Visitor-Secret': secret,
  })
  return { ...started, from }
}

/** How many of so many answers the model gave. */
async function wordedOf(count: number, ask: () => Promise<Response>): Promise<number> {
  let found = 0
  for (let number = 0; number < count; number += 1) {
    const response = await ask()
    if ((await response.text()).includes(worded)) found += 1
  }
  return found
}

describe('limits', () => {
  test('a day has so many calls of the model; after that answers are looked up', async () => {
    const { model, ask } = await start({ ASSISTANT_DAILY_CALLS: '3' })
    expect(await wordedOf(5, () => ask(question))).toBe(3)
    expect(model.calls).toBe(3)
  })

  test('calls made at once cannot pass the cap together', async () => {
    const { model, ask } = await start({ ASSISTANT_DAILY_CALLS: '4' })
    const responses = await Promise.all(Array.from({ length: 12 }, () => ask(question)))
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(model.calls).toBe(4)
  })

  test('a day has so many tokens, counted as the provider counts them', async () => {
    // Set aside for this question are about 1,200 tokens a call, used are 420: the second fits only once the first
    // is settled.
    const backend = await newBackend()
    const answered = await wordedOf(4, async () => {
      const { ask, stop } = await start({ ASSISTANT_DAILY_TOKENS: '2000' }, backend)
      const response = await ask(question)
      // Accounts are settled after the answer.
      await stop()
      return response
    })
    expect(answered).toBe(2)
  })

  test('one visitor has so many calls of the model a day, another one their own', async () => {
    const { ask, from } = await start()
    let byModel = 0
    for (let number = 0; number < 45; number += 1) {
      const response = await ask(question, from('203.0.113.7'))
      if ((await response.text()).includes(worded)) byModel += 1
    }
    expect(byModel).toBe(40)
    expect(await (await ask(question, from('203.0.113.8'))).text()).toContain(worded)
  })

  test('callers the site does not vouch for share the calls of one visitor, and answers are looked up for all', async () => {
    const { model, ask, from } = await start()
    for (let number = 0; number < 45; number += 1) {
      expect((await ask(question, from(`203.0.113.${number}`, 'guessed'))).status).toBe(200)
    }
    expect(model.calls).toBe(40)
  })

  test('whoever asks without end is told to wait, others are not', async () => {
    const { ask, from } = await start()
    let answered = 0
    let response = await ask('hi', from('203.0.113.7'))
    // Should a period end meanwhile, the count begins anew once.
    for (; response.status === 200 && answered <= 120; answered += 1) {
      response = await ask('hi', from('203.0.113.7'))
    }
    expect(answered).toBeGreaterThanOrEqual(60)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({ error: 'Too many questions' })

    expect((await ask('hi', from('203.0.113.8'))).status).toBe(200)
    // Without the secret anybody could use up the share of anybody.
    expect((await ask('hi', from('203.0.113.7', 'guessed'))).status).toBe(200)
  })
})
