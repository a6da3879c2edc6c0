import { createServerFn } from '@tanstack/react-start'

import { readFeaturedVideo } from './read-featured-video.server'

export const fetchHomeVideo = createServerFn().handler(() => readFeaturedVideo('pressure_washing_videos'))

export const fetchServiceVideo = createServerFn().handler(() => readFeaturedVideo('service_videos'))
