import { readFileSync } from 'node:fs'

/** One row of docs/settings.md. */
interface SettingRow {
  /** Path in `site.ts`, such as `address.street`; empty when it is none of the site's. */
  setting: string
  variable: string
  /** `all`, or the few places where it shows; empty when it shows nowhere. */
  pages: string
  structuredData: boolean
  mail: boolean
  cards: boolean
  assistant: boolean
}

/** The table of docs/settings.md. */
export function readSettingsTable(): SettingRow[] {
  return readFileSync('docs/settings.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (`|–)/.test(line))
    .map((line) => {
      const [setting = '', variable = '', , pages = '', ...marks] = line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.replaceAll('`', '').replace('–', ''))
      const [structuredData, mail, cards, assistant] = marks.map((mark) => mark === 'yes')
      return {
        setting,
        variable,
        pages,
        structuredData: structuredData === true,
        mail: mail === true,
        cards: cards === true,
        assistant: assistant === true,
      }
    })
}
