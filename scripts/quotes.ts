import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { PostgrestError } from '@supabase/supabase-js'

import {
  type AdminClient,
  callSql,
} from '../supabase/functions/_shared/platform/admin-client.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { dayExample, isRealDay, parseDay, startOfDay } from './lib/days.ts'
import { printable } from './lib/format-table.ts'
import {
  findGaps,
  leadStatuses,
  listQuotes,
  quoteCsv,
  quoteTable,
  reasonOf,
  statuses,
} from './lib/leads.ts'
import { writeOutputFile } from './lib/output-file.ts'
import { dataDir, withBackend } from './lib/supabase-connection.ts'

const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const usage = `Usage: npm run quotes                           list all requests, newest first
       npm run quotes -- --json | --csv         print as JSON or CSV. Options of all three:
         --output FILE                          write to FILE (a > redirect would also capture npm's own output)
         --since 7d | 2026-11-01                a day begins at midnight where the business is
         --status ${statuses.join(' | ')}
       npm run quotes -- proof [--grace 15m]    compare stored and delivered; fail if a lead has not reached you
       npm run quotes -- purge --older-than 365d | 2026-11-01
       npm run quotes -- forget EMAIL           delete a person's requests and emails; also takes a phone number
       npm run quotes -- resend ID              resend the email for a request
       npm run quotes -- mark won ID            set a lead's status: ${leadStatuses.join(', ')}`

const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const
const commands: Record<string, () => Promise<void>> = {
  list,
  proof,
  purge,
  forget,
  resend,
  mark,
}
const [name = '', ...rest] = process.argv.slice(2)
const run = Object.hasOwn(commands, name) ? commands[name] : undefined
const args = run ? rest : process.argv.slice(2)
await (run ?? list)()

async function list(): Promise<void> {
  const options = {
    json: flag,
    csv: flag,
    output: text,
    since: text,
    status: text,
  }
  const { json, csv, output, since, status } = readOptions(usage, {
    args,
    options,
  }).values
  if (json && csv) fail(usage, 2)
  if (status !== undefined && !statuses.includes(status))
    fail(`Unknown status: ${status}\n${usage}`, 2)
  const from = since === undefined ? undefined : parseTime('since', since)
  const quotes = await withBackend((client) => listQuotes(client, from, status))
  const printed = json
    ? JSON.stringify(quotes, null, 2)
    : csv
      ? quoteCsv(quotes)
      : quoteTable(quotes)
  if (output === undefined) return console.log(printed)
  await writeOutputFile(resolve(output), `${printed}\n`)
  console.log(`Wrote ${quotes.length} quote requests to ${output}.`)
}

async function proof(): Promise<void> {
  const { grace = '0m' } = readOptions(usage, {
    args,
    options: { grace: text },
  }).values
  const latest = parseTime('grace', grace).getTime()
  const quotes = await withBackend((client) => listQuotes(client))
  const { delivered, suspect, recent, gaps } = findGaps(quotes, latest)
  const breakdown = `${delivered.length} delivered + ${suspect.length} suspect + ${recent.length} too recent to judge`
  console.log(`${quotes.length} stored = ${breakdown} + ${gaps.length} missing`)
  for (const gap of gaps)
    console.log(
      `MISSING  ${gap.created_at}  ${gap.id}  ${printable(reasonOf(gap) ?? '')}`,
    )
  if (gaps.length > 0)
    fail(
      'Some leads have not reached you. Resend each one: npm run quotes -- resend ID',
    )
}

async function purge(): Promise<void> {
  const { 'older-than': age = '' } = readOptions(usage, {
    args,
    options: { 'older-than': text },
  }).values
  const before = parseTime('older-than', age).toISOString()
  const { data: requests } = await withBackend(async (client) =>
    callSql(client, 'purge_quote_requests', {
      received_before: before,
    }).throwOnError(),
  )
  await removeEmails(
    requests,
    (email) => email.replace(/^\./, '') < before.replaceAll(':', '-'),
  )
}

async function forget(): Promise<void> {
  const contact = readOptions(usage, {
    args,
    allowPositionals: true,
  }).positionals.join(' ')
  if (contact === '') fail(usage, 2)
  const { data: rows } = await withBackend(async (client) =>
    callSql(client, 'forget_person', { contact }).throwOnError(),
  )
  const ids = rows.flatMap(({ notification_id }) => notification_id ?? [])
  const requests = new Set(rows.map(({ request_id }) => request_id)).size
  await removeEmails(requests, (email) => ids.some((id) => email.includes(id)))
  console.log(
    'Delete any copies in your inbox, in other programs and in backups yourself.',
  )
}

/**
 * Deletes emails from the outbox. Their names begin with the time of the
 * request. A hosted project has no outbox.
 */
async function removeEmails(
  requests: number,
  isWanted: (name: string) => boolean,
): Promise<void> {
  const outbox = join(dataDir, 'outbox')
  const files = process.env.SUPABASE_URL
    ? []
    : await readdir(outbox).catch(() => [])
  const emails = files.filter(
    (file) =>
      /^\.?\d{4}-\d\d-\d\dT.*\.(?:eml|part)$/.test(file) && isWanted(file),
  )
  for (const file of emails) await rm(join(outbox, file), { force: true })
  console.log(
    `Permanently deleted ${requests} quote requests and ${emails.length} emails in the outbox.`,
  )
}

async function resend(): Promise<void> {
  const [id = ''] = readArguments(1)
  await change(id, (client) =>
    callSql(client, 'requeue_quote_request', { request_id: id }),
  )
  console.log(
    'Queued. It will be sent within seconds while the site is running. Check with npm run quotes.',
  )
}

async function mark(): Promise<void> {
  const [progress = '', id = ''] = readArguments(2)
  if (!leadStatuses.includes(progress)) fail(usage, 2)
  await change(id, (client) =>
    callSql(client, 'mark_quote_request', { request_id: id, progress }),
  )
  console.log(`Marked ${id} as ${progress}.`)
}

/**
 * Returns the arguments after the command, or exits with the usage if their
 * number is wrong.
 */
function readArguments(count: number): string[] {
  const { positionals } = readOptions(usage, { args, allowPositionals: true })
  return positionals.length === count ? positionals : fail(usage, 2)
}

type Change = (
  client: AdminClient,
) => PromiseLike<{ data: number | null; error: PostgrestError | null }>

async function change(id: string, work: Change): Promise<void> {
  const { data, error } = await withBackend(async (client) => work(client))
  if (data === 0 || error?.code === '22P02')
    fail(`Quote request not found: ${id}`)
  if (error) throw error
}

/**
 * Parses an option such as `15m`, `36h` or `7d` (ago), or `2026-11-01`
 * (midnight where the business is).
 */
function parseTime(option: string, text: string): Date {
  const time = parseAge(text) ?? parseMidnight(text)
  const advice = `--${option} must be like 15m, 36h, 7d, ${dayExample}`
  return time ?? fail(`${advice}: ${text}\n${usage}`, 2)
}

function parseAge(text: string): Date | undefined {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? []
  const milliseconds = Number(count) * (units[unit] ?? Number.NaN)
  return Number.isNaN(milliseconds)
    ? undefined
    : new Date(Date.now() - milliseconds)
}

function parseMidnight(text: string): Date | undefined {
  const day = parseDay(text)
  return day !== undefined && isRealDay(day) ? startOfDay(day) : undefined
}
