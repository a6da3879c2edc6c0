import { mkdir, readdir, rm } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'

import { phoneKey } from '#domain/phone-number.ts'

import { callSql } from '../supabase/functions/_shared/platform/admin-client.ts'
import {
  downloadPhoto,
  listPhotos,
  removeUnwantedPhotos,
} from '../supabase/functions/_shared/platform/photo-storage.ts'
import { fail, readOptions, readWord } from './lib/command-line.ts'
import { dayExample, parseTime } from './lib/days.ts'
import { findId } from './lib/find-id.ts'
import { printable } from './lib/format-table.ts'
import { findGaps, reasonOf } from './lib/lead-deliveries.ts'
import { leadCsv, leadTable } from './lib/lead-formats.ts'
import { type Lead, leadStatuses, listLeads, statuses } from './lib/leads.ts'
import { writeOutputFile } from './lib/output-file.ts'
import { dataDir, projectUrl, withBackend } from './lib/supabase-connection.ts'

const usage = `Usage: npm run quotes                           list all requests, newest first
       npm run quotes -- --json | --csv         print as JSON or CSV. Options of all three:
         --output FILE                          write to FILE (a > redirect would also capture npm's own output)
         --since 7d | 2026-11-01                a day begins at midnight where the business is
         --status ${statuses.join(' | ')}
       npm run quotes -- proof [--grace 15m]    compare stored and delivered; fail if a lead has not reached you
       npm run quotes -- photos ID --output FOLDER    save the photos of a request
       npm run quotes -- purge --older-than 365d | 2026-11-01
       npm run quotes -- forget EMAIL           delete a person's requests and emails; also takes a phone number
       npm run quotes -- resend ID              resend the email for a request
       npm run quotes -- mark won ID            set a lead's status: ${leadStatuses.join(', ')}
An ID may be shortened to its first six letters or more.`

type Subcommand = (args: string[]) => Promise<void>

const subcommands = new Map<string, Subcommand>([
  ['proof', proof],
  ['photos', photos],
  ['purge', purge],
  ['forget', forget],
  ['resend', resend],
  ['mark', mark],
])

async function main() {
  const words = process.argv.slice(2)
  const [name = '', ...args] = words
  const subcommand = subcommands.get(name)
  if (subcommand) return await subcommand(args)
  await list(words)
}

async function list(args: string[]) {
  const { values } = readOptions(usage, {
    args,
    options: {
      json: { type: 'boolean' },
      csv: { type: 'boolean' },
      output: { type: 'string' },
      since: { type: 'string' },
      status: { type: 'string' },
    },
  })
  const { output, since, status } = values
  if (values.json && values.csv) fail(usage, 2)
  if (status !== undefined && !statuses.includes(status))
    fail(`Unknown status: ${status}\n${usage}`, 2)
  const earliest = since === undefined ? undefined : timeOf('since', since)

  const leads = await withBackend((client) =>
    listLeads(client, { since: earliest, status }),
  )
  const text = formatLeads(leads, values)
  if (output === undefined) return console.log(text)
  await writeOutputFile(resolve(output), `${text}\n`)
  console.log(`Wrote ${leads.length} quote requests to ${output}.`)
}

interface Format {
  json?: boolean | undefined
  csv?: boolean | undefined
}

function formatLeads(leads: Lead[], { json, csv }: Format) {
  if (json) return JSON.stringify(leads, null, 2)
  return csv ? leadCsv(leads) : leadTable(leads)
}

async function proof(args: string[]) {
  const { values } = readOptions(usage, {
    args,
    options: { grace: { type: 'string', default: '0m' } },
  })
  const latest = timeOf('grace', values.grace).getTime()

  const leads = await withBackend((client) => listLeads(client))
  const { delivered, suspect, recent, gaps } = findGaps(leads, latest)
  const groups = [
    `${delivered.length} delivered`,
    `${suspect.length} suspect`,
    `${recent.length} too recent to judge`,
    `${gaps.length} missing`,
  ]
  console.log(`${leads.length} stored = ${groups.join(' + ')}`)
  for (const gap of gaps) {
    const reason = printable(reasonOf(gap) ?? '')
    console.log(`MISSING  ${gap.created_at}  ${gap.id}  ${reason}`)
  }
  if (gaps.length > 0)
    fail(
      'Some leads have not reached you. Resend each one: npm run quotes -- resend ID',
    )
}

async function photos(args: string[]) {
  const { values, positionals } = readOptions(usage, {
    args,
    allowPositionals: true,
    options: { output: { type: 'string' } },
  })
  const [letters, ...extraWords] = positionals
  const { output } = values
  if (letters === undefined || output === undefined || extraWords.length > 0)
    fail(usage, 2)

  await withBackend(async (client) => {
    const id = await findId(client, 'quote_requests', letters)
    const stored = await listPhotos(client, id)
    await mkdir(output, { recursive: true, mode: 0o700 })
    for (const [index, photo] of stored.entries()) {
      const name = `${id.slice(0, 8)}-${index + 1}.${photo.extension}`
      const content = await downloadPhoto(client, photo)
      await writeOutputFile(resolve(output, name), content)
    }
    console.log(`Saved ${stored.length} photos to ${output}.`)
  })
}

async function purge(args: string[]) {
  const { values } = readOptions(usage, {
    args,
    options: { 'older-than': { type: 'string', default: '' } },
  })
  const before = timeOf('older-than', values['older-than']).toISOString()

  const { requestCount, photoCount } = await withBackend(async (client) => {
    const { data } = await callSql(client, 'purge_quote_requests', {
      received_before: before,
    }).throwOnError()
    return {
      requestCount: data,
      photoCount: await removeUnwantedPhotos(client),
    }
  })
  // The names of emails begin with the time of the request.
  const beforeInNames = before.replaceAll(':', '-')
  const emailCount = await removeEmails(
    (name) => name.replace(/^\./, '') < beforeInNames,
  )
  printDeleted({ requestCount, emailCount, photoCount })
}

async function forget(args: string[]) {
  const { positionals } = readOptions(usage, { args, allowPositionals: true })
  const contact = positionals.join(' ')
  if (contact === '') fail(usage, 2)

  const key = phoneKey(contact)
  const person = { contact, ...(key !== null && { phone_key: key }) }
  const { rows, photoCount } = await withBackend(async (client) => {
    const forgotten = callSql(client, 'forget_person', person)
    const { data } = await forgotten.throwOnError()
    return { rows: data, photoCount: await removeUnwantedPhotos(client) }
  })
  const requestIds = new Set(rows.map(({ request_id }) => request_id))
  const notificationIds = rows.flatMap(
    ({ notification_id }) => notification_id ?? [],
  )
  const emailCount = await removeEmails((name) =>
    notificationIds.some((id) => name.includes(id)),
  )
  const requestCount = requestIds.size
  printDeleted({ requestCount, emailCount, photoCount })
  console.log(
    'Delete any copies in your inbox, in other programs and in backups yourself.',
  )
}

// An email that was being written at a crash is a .part file.
const emailExtensions = new Set(['.eml', '.part'])

async function removeEmails(isUnwanted: (name: string) => boolean) {
  // A hosted project has no outbox.
  if (projectUrl !== undefined) return 0
  const outbox = join(dataDir, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  const emails = names.filter((name) => emailExtensions.has(extname(name)))
  const unwanted = emails.filter(isUnwanted)
  for (const name of unwanted) await rm(join(outbox, name), { force: true })
  return unwanted.length
}

interface Deleted {
  requestCount: number
  emailCount: number
  photoCount: number
}

function printDeleted({ requestCount, emailCount, photoCount }: Deleted) {
  console.log(
    `Permanently deleted ${requestCount} quote requests, ${photoCount} photos and ${emailCount} emails in the outbox.`,
  )
}

async function resend(args: string[]) {
  const letters = readWord(usage, args)
  if (letters === undefined) fail(usage, 2)

  await withBackend(async (client) => {
    const request_id = await findId(client, 'quote_requests', letters)
    await callSql(client, 'requeue_quote_request', {
      request_id,
    }).throwOnError()
  })
  console.log(
    'Queued. It will be sent within seconds while the site is running. Check with npm run quotes.',
  )
}

async function mark(args: string[]) {
  const [progress = '', ...words] = args
  const letters = readWord(usage, words)
  if (letters === undefined || !leadStatuses.includes(progress)) fail(usage, 2)

  const id = await withBackend(async (client) => {
    const request_id = await findId(client, 'quote_requests', letters)
    const call = { request_id, progress }
    await callSql(client, 'mark_quote_request', call).throwOnError()
    return request_id
  })
  console.log(`Marked ${id} as ${progress}.`)
}

function timeOf(option: string, text: string): Date {
  const time = parseTime(text)
  if (time === undefined)
    fail(
      `--${option} must be like 15m, 36h, 7d, ${dayExample}: ${text}\n${usage}`,
      2,
    )
  return time
}

await main()
