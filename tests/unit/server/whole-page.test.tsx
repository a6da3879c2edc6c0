import { Suspense, use, useId } from 'react'
import { expect, test } from 'vitest'

import { pipedStream } from '~/server/rendering/piped-stream.server'
import { wholePage } from '~/server/rendering/whole-page.server'

function Field() {
  const id = useId()
  return (
    <label htmlFor={id}>
      {'Name & <address>'} {1}
      {2} <input id={id} defaultValue={'"quoted"'} required />
    </label>
  )
}

function Late({ answer }: { answer: Promise<string> }) {
  return <p>{use(answer)}</p>
}

function Broken(): never {
  throw new Error('This part breaks.')
}

function page(part: React.ReactNode) {
  return (
    <html lang="en">
      <head>
        <title>A page</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <img src="/first.avif" srcSet="/first-2.avif 2x" fetchPriority="high" alt="" />
        <Suspense fallback={<p>Soon</p>}>{part}</Suspense>
      </body>
    </html>
  )
}

async function read({ stream }: { stream: ReadableStream }): Promise<string> {
  return await new Response(stream).text()
}

async function rendered(part: React.ReactNode, answered: boolean) {
  const told: unknown[] = []
  const options = { nonce: 'n', settled: false, answered, onError: (error: unknown) => told.push(error) }
  return { html: await read(await pipedStream(page(part), options)), told }
}

test('a page that is known at once has the same HTML in one piece and as a stream', async () => {
  const atOnce = wholePage(page(<Field />))
  if (!atOnce) throw new Error('There is no page.')
  const html = await read(atOnce)
  expect(html).toContain('&quot;quoted&quot;')
  expect(html).toBe((await rendered(<Field />, false)).html)
  expect(html).toBe((await rendered(<Field />, true)).html)
})

test('a part that is late after all is waited for', async () => {
  const answer = new Promise<string>((resolve) => setTimeout(() => resolve('Here it is'), 20))
  expect(wholePage(page(<Late answer={answer} />))).toBeUndefined()
  const { html, told } = await rendered(<Late answer={answer} />, true)
  expect(html).toContain('Here it is')
  expect(told).toEqual([])
})

test('a part that breaks is told once, and the page comes without it', async () => {
  expect(wholePage(page(<Broken />))).toBeUndefined()
  const { html, told } = await rendered(<Broken />, true)
  expect(html).toContain('Soon')
  expect(told).toEqual([expect.objectContaining({ message: 'This part breaks.' })])
})

test('a page that breaks as a whole is not sent', async () => {
  expect(wholePage(<Broken />)).toBeUndefined()
  const options = { nonce: undefined, settled: true, answered: true, onError: () => {} }
  await expect(pipedStream(<Broken />, options)).rejects.toThrow('This part breaks.')
})
