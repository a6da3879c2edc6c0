import { Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { DocumentHead } from './document-head'

/** The HTML document around every answer, errors included. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <DocumentHead />
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
