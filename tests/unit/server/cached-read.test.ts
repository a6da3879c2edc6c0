import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { cachedRead } from '../../../app/server/data-cache/cached-read.server.ts'
import { type PageRendering, siteProcess } from '../../../app/server/site-process.server.ts'

interface Answer {
  ok: boolean
  text?: string
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const second = 1000
const minute = 60 * second

/** A backend whose answer a test sets, and who counts how often it was asked. */
function backend(first: Answer) {
  const state = { answer: first, asked: 0 }
  const read = cachedRead(async () => {
    state.asked += 1
    return state.answer
  })
  return { state, read }
}

async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

async function made(read: () => Promise<Answer>): Promise<PageRendering> {
  const page: PageRendering = { settled: false, reads: new Map(), incomplete: false }
  await siteProcess().rendering.run(page, read)
  return page
}

function stands({ reads }: PageRendering): boolean {
  return [...reads].every(([source, version]) => source.stands(version))
}

describe('what the backend said', () => {
  test('is asked for once, however many ask at the same time', async () => {
    const { state, read } = backend({ ok: true, text: 'a' })
    const answers = await Promise.all([read(), read(), read()])
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ ok: true, text: 'a' })))
    expect(state.asked).toBe(1)
  })

  test('is shown for a minute, looked up in the background from half a minute on', async () => {
    const { state, read } = backend({ ok: true, text: 'a' })
    await read()
    state.answer = { ok: true, text: 'b' }
    await pass(30 * second)
    expect(await read()).toEqual({ ok: true, text: 'a' })
    expect(state.asked).toBe(1)
    await pass(1)
    expect(await read()).toEqual({ ok: true, text: 'a' })
    expect(state.asked).toBe(2)
    await pass(0)
    expect(await read()).toEqual({ ok: true, text: 'b' })
  })

  test('is never shown when it is older than a minute', async () => {
    const { state, read } = backend({ ok: true, text: 'a' })
    await read()
    state.answer = { ok: true, text: 'b' }
    await pass(minute + 1)
    expect(await read()).toEqual({ ok: true, text: 'b' })
  })

  test('stands in for an hour while the backend fails', async () => {
    const { state, read } = backend({ ok: true, text: 'a' })
    await read()
    state.answer = { ok: false }
    await pass(60 * minute - 1)
    expect(await read()).toEqual({ ok: true, text: 'a' })
    await pass(minute + 1)
    expect(await read()).toEqual({ ok: false })
  })

  test('is asked for again soon after a failure', async () => {
    const { state, read } = backend({ ok: false })
    await read()
    state.answer = { ok: true, text: 'a' }
    await pass(5 * second)
    expect(await read()).toEqual({ ok: false })
    expect(state.asked).toBe(1)
    await pass(1)
    await read()
    await pass(0)
    expect(await read()).toEqual({ ok: true, text: 'a' })
  })

  test('is forgotten on request, also when it is still on its way', async () => {
    const answers: ((answer: Answer) => void)[] = []
    const read = cachedRead(() => new Promise<Answer>((resolve) => answers.push(resolve)))
    const early = read()
    for (const source of siteProcess().sources) source.forget()
    answers[0]?.({ ok: true, text: 'before' })
    expect(await early).toEqual({ ok: true, text: 'before' })
    const late = read()
    expect(answers).toHaveLength(2)
    answers[1]?.({ ok: true, text: 'after' })
    expect(await late).toEqual({ ok: true, text: 'after' })
  })
})

describe('a page', () => {
  test('stands as long as nothing it was made from has changed', async () => {
    const { state, read } = backend({ ok: true, text: 'a' })
    const page = await made(read)
    expect(page.reads.size).toBe(1)
    for (let look = 0; look < 10; look += 1) {
      await pass(40 * second)
      expect(stands(page)).toBe(true)
      await pass(0)
    }
    state.answer = { ok: true, text: 'b' }
    await pass(40 * second)
    stands(page)
    await pass(0)
    expect(stands(page)).toBe(false)
  })

  test('without something that could not be read is incomplete', async () => {
    expect((await made(backend({ ok: false }).read)).incomplete).toBe(true)
    expect((await made(backend({ ok: true }).read)).incomplete).toBe(false)
  })
})
