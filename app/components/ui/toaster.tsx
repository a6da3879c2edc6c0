import { type ComponentType, useEffect, useState } from 'react'

let ToastStack: ComponentType | undefined
let showStack: () => void = () => {}

/** Loads what shows messages, for visitors who may need one: then it needs no network. Rejects when it is gone. */
export async function prepareToasts(): Promise<void> {
  ;({ ToastStack } = await import('./toast-stack'))
  showStack()
}

/** The place toasts appear in; once per document. Most visits show none: the script comes with the first. */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType>()
  useEffect(() => {
    showStack = () => setStack(() => ToastStack)
    showStack()
  }, [])
  return Stack && <Stack />
}
