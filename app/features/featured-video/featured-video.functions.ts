import { createServerFn } from '@tanstack/react-start'

import { readHomeVideo, readServiceVideo } from './read-featured-video.server'

export const fetchHomeVideo = createServerFn().handler(() => readHomeVideo())

export const fetchServiceVideo = createServerFn().handler(() => readServiceVideo())
