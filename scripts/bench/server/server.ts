import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { markdownTable } from '../markdown-table.ts'
import { pinAside, pinningText, pinServer } from '../pinning.ts'
import { startBackend, startBenchSite, withoutPageCache } from '../product.ts'
import { hasLoadGenerator } from './load-generator.ts'
import { measureInRounds } from './measure.ts'
import { startNginx } from './nginx.ts'
import { startNodeStatic } from './node-static.ts'
import { reportRows } from './report.ts'
import { type Row, rowsToMeasure } from './rows.ts'
import { headersToCopy, type ServedFile } from './served-file.ts'
import { coldSubject, type Prepared, type Server, settledAnswer, subject } from './subjects.ts'

interface ServerOptions {
  rounds: number
  seconds: number
}

/** Pages and files against other servers with the same bytes, all in one interleaved run. */
export async function benchServer(options: ServerOptions): Promise<string> {
  if (!hasLoadGenerator()) return 'wrk is not installed here: nothing was measured.'
  const folder = await mkdtemp(join(tmpdir(), 'bench-files-'))
  const running: { stop: () => Promise<void> }[] = []
  function keep<T extends { stop: () => Promise<void> }>(started: T): T {
    running.unshift(started)
    return started
  }
  try {
    const backend = keep(await startBackend())
    const site = { name: 'site', ...keep(await startBenchSite(backend)) }
    const cold = { name: 'site, cold', ...keep(await startBenchSite(backend, withoutPageCache)) }
    const files = new Map<Row, ServedFile>()
    for (const row of rowsToMeasure()) {
      const path = `/file-${files.size}`
      files.set(row, await sameBytes(row, site.url, { folder, path }))
    }

    const controls: Server[] = []
    const nginx = await startNginx([...files.values()], folder)
    if (nginx) controls.push(keep(nginx))
    controls.push(keep(await startNodeStatic([...files.values()], folder)))
    for (const { pid } of [site, cold, ...controls]) pinServer(pid)
    pinAside(backend.pid)

    const prepared: Prepared[] = []
    for (const [row, { path }] of files) {
      prepared.push(await subject(row, site))
      if (row.isPage) prepared.push(await coldSubject(row, cold))
      for (const control of controls) prepared.push(await subject(row, control, path))
    }
    const subjects = prepared.flatMap((each) => (each.ok ? [each.subject] : []))
    const measured = await measureInRounds(subjects, options)
    const [headings, lines] = reportRows(prepared, measured, controls[0]?.name ?? '')
    return [
      `${options.rounds} rounds of ${options.seconds} s; ${pinningText}; load by wrk.`,
      '',
      markdownTable(headings, lines),
    ].join('\n')
  } finally {
    for (const each of running) await each.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function sameBytes(
  row: Row,
  siteUrl: string,
  { folder, path }: { folder: string; path: string },
): Promise<ServedFile> {
  const whole = Object.fromEntries(Object.entries(row.headers).filter(([name]) => name !== 'range'))
  const answer = await settledAnswer(siteUrl + row.path, whole)
  const file = join(folder, path)
  await writeFile(file, answer.body)
  return {
    path,
    file,
    contentType: answer.headers['content-type'] ?? 'application/octet-stream',
    headers: headersToCopy(answer),
  }
}
