import { type ComponentType, useEffect, useState } from 'react'

import type {
  ToastControls,
  ToastMessage,
  ToastStackProps,
} from './toast-stack'

let connect: (controls: ToastControls) => void = () => {}
const controls = new Promise<ToastControls>((resolve) => {
  connect = resolve
})

let ToastStack: ComponentType<ToastStackProps> | undefined
let mountStack: () => void = () => {}

/**
 * Preloads the toast stack so that a later message needs no network. Rejects if
 * its script fails to load.
 */
export async function preloadToasts(): Promise<void> {
  ;({ ToastStack } = await import('./toast-stack'))
  mountStack()
}

/**
 * Mounts the toast stack, once per document. Most visits show no toast, so its
 * script loads with the first one, or with the quote form on pages that have
 * one.
 */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType<ToastStackProps>>()
  useEffect(() => {
    mountStack = () => setStack(() => ToastStack)
    mountStack()
  }, [])
  return Stack && <Stack onMounted={connect} />
}

/**
 * Shows a message. Can be called from anywhere in the browser. Loads the toast
 * stack on first use.
 */
export function showToast(message: ToastMessage): void {
  void controls.then(({ show }) => show(message))
  preloadToasts().catch((error: unknown) =>
    console.error('Failed to load the toasts.', error),
  )
}

/** Closes the matching messages, whether shown or queued. */
export function closeToasts(matches: (message: ToastMessage) => boolean): void {
  void controls.then(({ close }) => close(matches))
}

/**
 * Makes room for a short message, once the stack is mounted. Returns false
 * where every place has a link or a button beneath.
 */
export async function makeRoomForToast(): Promise<boolean> {
  const { makeRoom } = await controls
  return makeRoom()
}

/** Closes the matching messages if they cover a link or a button. */
export async function closeToastsInTheWay(
  matches: (message: ToastMessage) => boolean,
): Promise<void> {
  const { isInTheWay, close } = await controls
  if (isInTheWay()) close(matches)
}
