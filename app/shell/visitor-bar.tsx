import { Assistant } from '~/features/assistant/assistant'

import { ActionLinks } from './action-links'

/** The chat and, on phones, the ways to ask beside its button. */
export function VisitorBar() {
  return (
    <Assistant>
      <ActionLinks />
    </Assistant>
  )
}
