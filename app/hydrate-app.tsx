import { StartClient } from '@tanstack/react-start/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { keepTypedText } from './browser/typed-text'

export function hydrateApp(): void {
  // If the page was changed on its way, for example by a translator, React
  // renders it again with empty forms.
  keepTypedText()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
    )
  })
}
