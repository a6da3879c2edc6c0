import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

import { chromium, type Page } from '@playwright/test'

import { findChromium } from '../test/find-chromium.ts'
import { type Placeholder, placeholders } from './placeholder-list.ts'

/**
 * Fills every place a picture belongs to with one that no visitor could take for the real one. A file that is
 * there already stays as it is: to go back to a placeholder, delete the picture and run this again.
 *
 *     node scripts/photography/placeholders.ts
 */
async function writeMissing() {
  const missing = placeholders.filter(({ file }) => !existsSync(file))
  const found = await findChromium()
  if (!found.ok) throw new Error(found.message)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  for (const placeholder of missing) await write(page, placeholder)
  await browser.close()
  console.log(
    `${missing.length} placeholders written, ${placeholders.length - missing.length} pictures kept.`,
  )
}

async function write(page: Page, { file, label, width, height }: Placeholder) {
  await mkdir(dirname(file), { recursive: true })
  await page.setViewportSize({ width, height })
  await page.setContent(drawing(label))
  await page.screenshot({ path: file, type: 'jpeg', quality: 60 })
}

// Two flat tones of concrete, one diagonal: flat areas are what keeps the files small.
function drawing(label: string): string {
  return `<!doctype html>
    <body style="margin: 0; height: 100vh; display: grid; place-content: center; text-align: center;
      font: 2rem/1.6 sans-serif; color: #5c564c; background: linear-gradient(115deg, #c9c3b6 50%, #dedad1 50%)">
      Picture to come<br />${label}
    </body>`
}

await writeMissing()
