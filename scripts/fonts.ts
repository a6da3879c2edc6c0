import { readFileSync } from 'node:fs'

import { chromium } from '@playwright/test'

import {
  chromiumEnvironment,
  chromiumFlags,
  chromiumOrExit,
} from './lib/chromium.ts'
import { fail, readWord } from './lib/command-line.ts'

const usage = `Usage: npm run fonts -- FILE

Prints the fallbacks of a font file for theme.css: Arial, stretched until it takes as much room, so that the page does
not move when the font arrives.`

// Arimo is as wide as Arial.
const arimo = 'node_modules/@expo-google-fonts/arimo'
const weights = [
  {
    weight: 400,
    file: `${arimo}/400Regular/Arimo_400Regular.ttf`,
    local: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  },
  {
    weight: 700,
    file: `${arimo}/700Bold/Arimo_700Bold.ttf`,
    local:
      "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
  },
]

// The letters of English, about as often as they occur.
const text =
  'We look before we wash. Some stains need heat, some need patience, and some are etched in and won’t come out. Get a free quote by the next business day.'

async function main() {
  const file = readWord(usage) ?? fail(usage, 2)
  const executablePath = await chromiumOrExit()
  const browser = await chromium.launch({
    executablePath,
    args: chromiumFlags,
    env: chromiumEnvironment(executablePath),
  })
  const page = await browser.newPage()
  for (const { weight, file: arial, local } of weights) {
    const sizes = { weight, text, font: dataUrl(file), arial: dataUrl(arial) }
    const { share, ascent, descent } = await page.evaluate(measure, sizes)
    console.log(`@font-face {
  font-family: 'Fallback';
  src: ${local};
  font-weight: ${weight};
  size-adjust: ${percent(share)};
  ascent-override: ${percent(ascent / share)};
  descent-override: ${percent(descent / share)};
  line-gap-override: 0%;
}
`)
  }
  await browser.close()
}

interface Measured {
  weight: number
  text: string
  /** URLs. */
  font: string
  arial: string
}

/** Runs in the browser. */
async function measure({ weight, text, font, arial }: Measured) {
  const size = 100
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('The browser cannot measure text.')
  const use = async (family: string, url: string) => {
    // A variable font has a range of weights.
    const face = new FontFace(family, `url(${url})`, { weight: '100 900' })
    document.fonts.add(await face.load())
    context.font = `${weight} ${size}px ${family}`
    return context.measureText(text)
  }
  const own = await use('Own', font)
  const other = await use('Other', arial)
  return {
    share: own.width / other.width,
    ascent: own.fontBoundingBoxAscent / size,
    descent: own.fontBoundingBoxDescent / size,
  }
}

function dataUrl(file: string): string {
  return `data:font/woff2;base64,${readFileSync(file, 'base64')}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

await main()
