import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { addressFaults } from '../../../scripts/mutation-check/faults/addresses.ts'
import { pageFaults } from '../../../scripts/mutation-check/faults/pages.ts'
import { quoteFaults } from '../../../scripts/mutation-check/faults/quotes.ts'

// The check itself takes half an hour; that its faults still have their place is seen at once.
test.each([...pageFaults, ...quoteFaults, ...addressFaults])(
  'the fault "$harm" finds its place once',
  ({ file, from }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
  },
)
