import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useRef, useState } from 'react'

import type { ServiceId } from '~/content/services/service'
import { servicePageQuery } from '~/features/page-content/page-content.queries'
import { isPlainClick } from '~/ui/plain-click'
import { untilAnswered } from '~/ui/until-answered'

/**
 * The page moves on to a service only once it has what it says of it: where that does not come, the page stays, and
 * with it what was typed into its form. By then a pointer on the way to the link has mostly fetched it.
 */
export function useServiceChoice() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const latest = useRef<ServiceId>(undefined)
  const [hasFailed, setHasFailed] = useState(false)

  async function choose(event: MouseEvent, tab: ServiceId) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    latest.current = tab
    const coming = queryClient.ensureQueryData(servicePageQuery(tab)).then(() => true, logged)
    // First the press is seen: all of another service is drawn in one piece.
    await untilAnswered()
    const has = await coming
    // Meanwhile another one was chosen.
    if (latest.current !== tab) return
    setHasFailed(!has)
    if (has) await router.navigate({ to: '/services', search: { tab }, resetScroll: false })
  }

  return { choose, hasFailed }
}

function logged(error: unknown): false {
  console.error('What the page says of a service did not come.', error)
  return false
}
