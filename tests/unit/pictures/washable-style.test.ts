import { expect, test } from 'vitest'

import { washableStyle } from '../../../app/components/ui/washable-style.ts'

const picture = {
  src: '/pictures/services/roof.webp',
  width: 1200,
  height: 800,
  colors: ['#fff', '#000'] as const,
}

test('only a pair has a clean half to wash to', () => {
  expect(washableStyle(picture)).toHaveProperty('--cleaned')
  expect(washableStyle({ ...picture, single: true })).not.toHaveProperty(
    '--cleaned',
  )
})
