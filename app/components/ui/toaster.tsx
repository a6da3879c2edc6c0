import { type ComponentType, useEffect, useState } from 'react'

import { onToastWaiting } from './toast'

let ToastStack: ComponentType | undefined
let showStack: () => void = () => {}

/** Fetches what shows messages, for visitors who may have one to see: then it needs no network. Rejects without it. */
export async function prepareToasts(): Promise<void> {
  ;({ ToastStack } = await import('./toast-stack'))
  showStack()
}

/** The place toasts appear in; once per document. Most visits show none: the script comes with the first. */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType>()
  useEffect(() => {
    showStack = () => setStack(() => ToastStack)
    onToastWaiting(() => {
      prepareToasts().catch((error: unknown) => console.error('What shows messages did not load.', error))
    })
  }, [])
  return Stack && <Stack />
}
