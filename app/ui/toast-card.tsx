import { Toast } from '@base-ui/react/toast'

import { toastTexts } from '~/content/controls/toast'

import { buttonStyle } from './button-style'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { ToastMessage } from './toast'

// The kind of a message is the color of the stroke beside it; its words say it too.
const edges: Record<ToastMessage['tone'], string> = {
  neutral: '[--edge:var(--color-water)]',
  success: '[--edge:var(--color-success)]',
  danger: '[--edge:var(--color-danger)]',
}

interface ToastCardProps {
  toast: Toast.Root.ToastObject<ToastMessage>
  /** Taken off by the page, not by the visitor or by time. */
  isEnded: boolean
  onClose: () => void
}

/**
 * One message. Its buttons are not `Toast.Close`, which assistive technology finds only while the toast has the
 * focus or the pointer.
 */
export function ToastCard({ toast, isEnded, onClose }: ToastCardProps) {
  const { tone = 'neutral', link, action } = toast.data ?? {}

  function act() {
    action?.run()
    onClose()
  }

  return (
    <Toast.Root
      toast={toast}
      className={classNames(
        'relative my-1.5 before:absolute before:inset-y-0 before:left-0 before:w-[1.1rem] before:bg-(--edge) before:[clip-path:polygon(0_0,100%_0,30%_100%,0_100%)] max-h-[calc(100dvh-var(--header-height)-1.5rem)] overflow-x-hidden overflow-y-auto rounded-card bg-white p-4 pr-12 pl-8 text-bar text-ink floating low:flex low:flex-wrap low:items-baseline low:gap-x-3 low:py-2 transition-[opacity,transform] duration-300 ease-water',
        'data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
        edges[tone],
        isEnded && 'hidden',
      )}
    >
      <Toast.Title className="text-xl font-display leading-snug font-bold" />
      <Toast.Description className="mt-1 text-ink-soft" />
      {link && (
        <a href={link.href} className={buttonStyle('action', 'mt-3')}>
          {link.label}
        </a>
      )}
      {action && (
        <button
          type="button"
          onClick={act}
          className="mt-1 -mb-2 -ml-2 inline-flex min-h-9 items-center rounded-field px-2 text-sm font-semibold text-water-strong underline underline-offset-4 hover:bg-water-tint"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={toastTexts.close}
        onClick={onClose}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-field text-ink-soft hover:bg-concrete hover:text-ink"
      >
        <Icon name="x" className="size-5" />
      </button>
    </Toast.Root>
  )
}
