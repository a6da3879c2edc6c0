import { rm } from 'node:fs/promises'

import { openBrowser } from '../../test/quiet-chromium.ts'
import { measureTransfer } from '../browser/transfer.ts'
import { largestScript } from '../largest-script.ts'
import { markdownTable } from '../markdown-table.ts'
import { benchPages } from '../pages.ts'
import { startBackend, startBenchSite, withoutPageCache } from '../product.ts'
import { twoFigures } from '../statistics.ts'
import { buildProject } from './build-project.ts'
import { copyProject } from './copy-project.ts'
import { growCities } from './grow-cities.ts'
import { growReviews } from './grow-reviews.ts'
import { growServices } from './grow-services.ts'
import { measurePage } from './page-cost.ts'

const size = { cities: 2_000, services: 200, reviews: 5_000 }

// One that shows six of the cities, one that shows all, one that shows one, and one of services.
const kinds = new Set(['home', 'services', 'reviews', 'contact', 'city'])

// More reviews than are ever shown are not there at first either: what is shown must not be what grows.
const shownReviews = 24

/** What a page costs when there is a hundred times as much content: compared with the site as it is. */
export async function benchGrowth({ rounds }: { rounds: number }): Promise<string> {
  const [plain, places, all] = [
    await copyProject('plain'),
    await copyProject('places'),
    await copyProject('all'),
  ]
  try {
    await growReviews(plain, shownReviews)
    for (const grown of [places, all]) {
      await growReviews(grown, size.reviews)
      await growCities(grown, size.cities)
    }
    await growServices(all, size.services)
    const before = await measureProject(plain, rounds)
    const withPlaces = await measureProject(places, rounds)
    const withAll = await measureProject(all, rounds)
    return [
      'Pages rendered anew each time. A figure and how many times it is that of the site as it is.',
      '',
      markdownTable(
        [
          'what',
          'as it is',
          `${size.cities} cities, ${size.reviews} reviews`,
          `and ${size.services} services`,
        ],
        [...before].map(([name, value]) => [
          name,
          twoFigures(value),
          compared(withPlaces.get(name), value),
          compared(withAll.get(name), value),
        ]),
      ),
    ].join('\n')
  } finally {
    for (const folder of [plain, places, all]) await rm(folder, { recursive: true, force: true })
  }
}

function compared(value = Number.NaN, before: number): string {
  return `${twoFigures(value)} (× ${twoFigures(value / before)})`
}

/** Figures by what they are of; the same ones in the same order for every project. */
type Figures = Map<string, number>

async function measureProject(folder: string, rounds: number): Promise<Figures> {
  const figures: Figures = new Map()
  figures.set('build, s', buildProject(folder))
  figures.set('largest script file, kB', largestScript(folder).bytes / 1000)
  const backend = await startBackend(folder)
  const site = await startBenchSite(backend, withoutPageCache, folder)
  const browser = await openBrowser()
  try {
    for (const page of benchPages.filter(({ kind }) => kinds.has(kind))) {
      const cost = await measurePage(site, page.path, rounds)
      for (const [name, value] of Object.entries(cost)) figures.set(`${page.kind}: ${name}`, value)
      const { bytes } = await measureTransfer(browser, site.url, page)
      figures.set(`${page.kind}: script at load, kB`, bytes.script / 1000)
    }
    return figures
  } finally {
    await browser.close()
    await site.stop()
    await backend.stop()
  }
}
