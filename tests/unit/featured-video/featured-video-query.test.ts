import { expect, test } from 'vitest'

import { serviceVideoQuery } from '../../../app/features/featured-video/featured-video.queries.ts'

test('the video of /services has the specified query key', () => {
  expect(serviceVideoQuery.queryKey).toEqual(['featured-service-video'])
})
