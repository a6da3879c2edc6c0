import { spawnSync } from 'node:child_process'

/**
 * When each file of app/content was last changed, as git remembers it: path → `2026-01-31`, or null while it has
 * changes that are not committed. Nothing at all where git cannot know: no git, no repository, or a shallow
 * clone, whose oldest commit seems to have written every file. No date is better than a wrong one.
 */
export function contentDates(root: string): Record<string, string | null> {
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return {}
  const log = git(root, 'log', '--format=:%cs', '--name-only', '--relative', '--', 'app/content')
  const changed = git(root, 'status', '--porcelain', '-z', '--no-renames', '-uall', '--', 'app/content')
  if (log === undefined || changed === undefined) return {}

  // An entry is two letters, a space and the path.
  const unsettled = changed.split('\0').flatMap((entry) => (entry ? [entry.slice(3)] : []))
  return { ...latestDates(log), ...Object.fromEntries(unsettled.map((file) => [file, null])) }
}

// Newest commit first: a line with its date, then the files it touched.
function latestDates(log: string): Record<string, string> {
  const dates: Record<string, string> = {}
  let date = ''
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) date = line.slice(1)
    else if (line !== '') dates[line] ??= date
  }
  return dates
}

function git(root: string, ...args: string[]): string | undefined {
  const result = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return result.status === 0 ? result.stdout : undefined
}
