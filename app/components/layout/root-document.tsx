import { Asset, Scripts, useRouter, useTags } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

import { replayClick } from '~/components/ui/click-replay'

/** Renders the HTML document around every page, including error pages. */
export function RootDocument({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Click replay and the browser tests wait for this attribute.
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

/** Renders the router's `HeadContent` without script preloads. Scripts load after the first paint (client.tsx). */
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
