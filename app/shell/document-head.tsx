import { Asset, useRouter, useTags } from '@tanstack/react-router'

import { laterScriptsId } from '~/hydration/later-scripts-id'

/**
 * The head as the routes describe it, without the order to fetch all scripts at once: they would compete with
 * the first picture. Their names stand in the page as data until it is their turn (hydration/load-in-turns.ts).
 */
export function DocumentHead() {
  const { nonce } = useRouter().options.ssr ?? {}
  const tags = useTags()
  const scripts = tags.flatMap(({ attrs }) =>
    attrs?.['rel'] === 'modulepreload' ? [String(attrs['href'])] : [],
  )
  return (
    <head>
      {tags
        .filter(({ attrs }) => attrs?.['rel'] !== 'modulepreload')
        .map((tag, index) => (
          // What tells them apart when the page changes. On the server none does, and the structured data is long.
          <Asset
            key={import.meta.env.SSR ? index : JSON.stringify(tag)}
            {...tag}
            {...(import.meta.env.SSR && nonce ? { nonce } : {})}
          />
        ))}
      <script
        id={laterScriptsId}
        type="application/json"
        // Names of our own files: nothing in them could end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(scripts) }}
        suppressHydrationWarning
      />
    </head>
  )
}
