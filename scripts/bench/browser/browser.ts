import { openBrowser } from '../../lib/quiet-chromium.ts'
import { markdownTable } from '../markdown-table.ts'
import { benchPages } from '../pages.ts'
import { startBackend, startBenchSite } from '../product.ts'
import { spreadOf, spreadText } from '../statistics.ts'
import { finger } from './finger.ts'
import { slowDown, timeInteraction } from './interaction-times.ts'
import { interactions } from './interactions.ts'
import { hand, pageTurns, timePageTurn } from './page-turns.ts'
import { phoneText } from './phone.ts'
import { measureTransfer } from './transfer.ts'

/** Bytes of every kind of page, and how fast pages answer presses and links. */
export async function benchBrowser({ rounds }: { rounds: number }): Promise<string> {
  const backend = await startBackend()
  const site = await startBenchSite(backend)
  const browser = await openBrowser()
  try {
    // Their first visitors fill the page cache.
    for (const { path } of benchPages) await fetch(site.url + path).then((answer) => answer.text())

    const transfers = []
    for (const page of benchPages) transfers.push(await measureTransfer(browser, site.url, page))
    const interactionLines = await timed(rounds, interactions, (each) =>
      timeInteraction(browser, site.url, each),
    )
    const turnLines = await timed(rounds, pageTurns, (turn) => timePageTurn(browser, site.url, turn))

    return [
      `Kilobytes over the wire before a visitor does anything (${phoneText}); the film apart:`,
      '',
      markdownTable(
        [
          'page',
          'all',
          'HTML',
          'script',
          'files',
          'before LCP',
          'style',
          'fonts',
          'pictures',
          'rest',
          'film',
        ],
        transfers.map(transferLine),
      ),
      '',
      `Milliseconds from a press or key to the next paint at ${slowDown} × slow-down (a finger that presses ${finger.press} ms, a letter every ${finger.letter} ms), the longest of each visit, ${rounds} visits:`,
      '',
      markdownTable(
        ['pressed', 'after', 'median (spread)'],
        interactionLines.map(([{ name, from }, text]) => [name, from, text]),
      ),
      '',
      `Milliseconds from a click to the first frame of the next page (a hand that rests ${hand.rest} ms and presses ${hand.press} ms), ${rounds} clicks:`,
      '',
      markdownTable(
        ['link', 'median (spread)'],
        turnLines.map(([{ name }, text]) => [name, text]),
      ),
    ].join('\n')
  } finally {
    await browser.close()
    await site.stop()
    await backend.stop()
  }
}

/** Each once a round, one after the other. */
async function timed<T>(
  rounds: number,
  subjects: readonly T[],
  time: (subject: T) => Promise<number>,
): Promise<(readonly [T, string])[]> {
  const times = new Map<T, number[]>(subjects.map((subject) => [subject, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, list] of times) list.push(await time(subject))
  }
  return [...times].map(([subject, list]) => [subject, spreadText(spreadOf(list), whole)] as const)
}

function transferLine({
  kind,
  bytes,
  scripts,
  scriptBeforeLcp,
}: Awaited<ReturnType<typeof measureTransfer>>) {
  const { film, html, script, style, font, picture, other } = bytes
  const all = html + script + style + font + picture + other
  const [scriptText, ...rest] = [script, scriptBeforeLcp, style, font, picture, other, film].map(kilobytes)
  return [kind, kilobytes(all), kilobytes(html), scriptText ?? '', String(scripts), ...rest]
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)
}

function whole(value: number): string {
  return value.toFixed(0)
}
