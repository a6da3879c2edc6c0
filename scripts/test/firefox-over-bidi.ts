#!/usr/bin/env node
/*
 * Stands in for the Firefox of a system when Playwright starts one (channel moz-firefox), with the same arguments.
 * Playwright 1.65 tells every page its color scheme by `emulation.setMediaFeaturesOverride`, which Firefox ESR 153
 * does not know yet; refused, no page would open at all. No journey needs it: that refusal is answered as done.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

import * as v from 'valibot'
import { WebSocket, WebSocketServer } from 'ws'

const unneeded = 'emulation.setMediaFeaturesOverride'

const command = v.object({ id: v.number(), method: v.string() })
const refusal = v.object({ id: v.number(), type: v.literal('error'), error: v.literal('unknown command') })

const { FIREFOX_OF_SYSTEM = 'firefox' } = process.env
const firefox = spawn(FIREFOX_OF_SYSTEM, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 1))

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, address] = /^WebDriver BiDi listening on (ws:.*)$/.exec(line) ?? []
  console.error(address ? `WebDriver BiDi listening on ${await passOn(address)}` : line)
}

/** Opens an address that behaves like the given one. */
async function passOn(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  server.on('connection', (playwright, { url = '' }) => connect(playwright, new WebSocket(address + url)))
  const listening = server.address()
  if (typeof listening !== 'object' || !listening) throw new Error('the relay listens on no port')
  return `ws://127.0.0.1:${listening.port}`
}

function connect(playwright: WebSocket, browser: WebSocket) {
  const asked = new Set<number>()
  const opened = once(browser, 'open')

  playwright.on('message', (data: Buffer) => {
    const text = data.toString()
    if (text.includes(unneeded)) asked.add(v.parse(command, JSON.parse(text)).id)
    void opened.then(() => browser.send(text))
  })
  browser.on('message', (data: Buffer) => {
    const text = data.toString()
    playwright.send(asked.size > 0 ? acceptUnneeded(text, asked) : text)
  })
  playwright.on('close', () => browser.close())
  browser.on('close', () => playwright.close())
}

function acceptUnneeded(text: string, asked: Set<number>): string {
  const refused = v.safeParse(refusal, JSON.parse(text))
  if (!refused.success || !asked.delete(refused.output.id)) return text
  return JSON.stringify({ type: 'success', id: refused.output.id, result: {} })
}
