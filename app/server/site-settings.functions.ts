import { createServerFn } from '@tanstack/react-start'

import { serverSite } from './env.server'

/** Returns the settings that this server was started with. */
export const readSiteSettings = createServerFn().handler(() => serverSite())
