import { createServerFn } from '@tanstack/react-start'

import { siteUrl } from './env.server'

export const readSiteUrl = createServerFn().handler(() => siteUrl())
