import type { HTMLElement } from 'node-html-parser'
import { beforeAll } from 'vitest'

import { site } from '../../support/site.ts'
import { longWorkMs } from '../../support/timeouts.ts'
import { pages } from '../route-table.ts'
import { parsePage } from './page-parts.ts'
import { sendRequest } from './requests.ts'
import { getSharedPage } from './shared-pages.ts'

interface LoadedPage {
  html: string
  page: HTMLElement
}

/** Loads every page and a missing one before the tests of a file. */
export function useLoadedPages(): (path: string) => LoadedPage {
  const loaded = new Map<string, LoadedPage>()
  function add(path: string, html: string) {
    loaded.set(path, { html, page: parsePage(html) })
  }
  beforeAll(async () => {
    for (const { path } of pages)
      add(path, (await getSharedPage(site.url, path)).body)
    add('/nowhere', (await sendRequest(site.url, '/nowhere')).body)
  }, longWorkMs)
  return (path) => {
    const page = loaded.get(path)
    if (!page) throw new Error(`${path} has not been loaded.`)
    return page
  }
}
