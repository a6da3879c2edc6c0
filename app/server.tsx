import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'

import { renderPage } from '~/server/render-page.server'

export default createServerEntry({ fetch: createStartHandler(renderPage) })
