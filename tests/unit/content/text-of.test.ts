import { expect, test } from 'vitest'

import { textOf } from '../../../app/content/knowledge/firm-entries.ts'
import { defaultServiceId } from '../../../app/content/services/service-index.ts'

const offered = defaultServiceId
const notOffered = 'no-such-service'

test('an answer keeps its sentences about services and specialties that the firm offers', () => {
  expect(
    textOf([
      'Always.',
      { service: offered, text: 'Offered.' },
      { service: notOffered, text: 'Not offered.' },
      { service: [offered, notOffered], text: 'Both.', otherwise: 'One.' },
    ]),
  ).toBe('Always. Offered. One.')
})
