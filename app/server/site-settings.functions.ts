import { createServerFn } from '@tanstack/react-start'

import { serverSite } from './env.server'

export const readSiteSettings = createServerFn().handler(() => serverSite())
