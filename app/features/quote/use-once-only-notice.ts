import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

import type { SentKind } from '~/content/quote-form-text'

/**
 * Takes `quote` from the URL once its notice is shown, so that history, Reload
 * and shared links find a plain form.
 */
export function useOnceOnlyNotice(sent: SentKind | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!sent) return
    void navigate({
      to: '.',
      search: (search) => ({ ...search, quote: undefined }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }, [sent, navigate])
}
