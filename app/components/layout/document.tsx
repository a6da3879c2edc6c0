import { Asset, Scripts, useRouter, useTags } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

import { replayClick } from '~/components/ui/event-replay'

/** The HTML document around every page, errors included. */
export function Document({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Kept clicks, and browser tests, wait for this mark.
    document.documentElement.dataset.hydrated = 'true'
    replayClick()
  }, [])
  return (
    <html lang="en">
      <Head />
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** The router's `HeadContent` without its preloads of scripts, which come after the first paint (client.tsx). */
function Head() {
  const { nonce } = useRouter().options.ssr ?? {}
  const tags = useTags().filter(({ attrs }) => attrs?.['rel'] !== 'modulepreload')
  return (
    <head>
      {tags.map((tag) => (
        <Asset key={JSON.stringify(tag)} {...tag} {...(nonce ? { nonce } : {})} />
      ))}
    </head>
  )
}
