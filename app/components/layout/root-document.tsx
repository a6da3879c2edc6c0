import { Asset, Scripts, useRouter, useTags } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

import { replayClick } from '~/browser/click-replay'
import { deferredScriptsName } from '~/browser/deferred-scripts'

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

// Like the router's `HeadContent`, but with a list of the page's scripts in
// place of their preloads (client.tsx).
function Head() {
  const { nonce } = useRouter().options.ssr ?? {}
  const tags = useTags()
  const scripts = tags
    .filter(isScriptPreload)
    .map(({ attrs }) => attrs?.['href'])
  return (
    <head>
      {tags
        .filter((tag) => !isScriptPreload(tag))
        .map((tag) => (
          <Asset
            key={JSON.stringify(tag)}
            {...tag}
            {...(nonce ? { nonce } : {})}
          />
        ))}
      <meta name={deferredScriptsName} content={scripts.join(' ')} />
    </head>
  )
}

function isScriptPreload({
  attrs,
}: ReturnType<typeof useTags>[number]): boolean {
  return attrs?.['rel'] === 'modulepreload'
}
