import { Toast } from '@base-ui/react/toast'
import { clsx } from 'clsx'

import { toastTexts } from '~/content/ui-labels'

import { buttonStyle } from './button-style'
import { Icon } from './icon'
import { StatusMark } from './status-mark'

export interface ToastMessage extends ToastData {
  /** A message replaces an earlier one with the same id. */
  id: string
  title: string
  text: string
  /** In milliseconds. With 0, the message stays until it is closed. */
  timeout?: number
}

interface ToastData {
  tone: 'neutral' | 'success' | 'danger'
  badge?: string | undefined
  link?: { href: string; label: string }
  /** Secondary button. Clicking it also closes the message. */
  action?: { label: string; run: () => void }
}

const manager = Toast.createToastManager<ToastData>()

export function showToast(message: ToastMessage): void {
  const { id, title, text, timeout = 8000, ...data } = message
  manager.add({ id, title, description: text, timeout, data })
}

export function closeToast(id?: string): void {
  manager.close(id)
}

export function Toaster() {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Viewport className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+0.375rem)] bottom-16 z-50 flex flex-col-reverse max-md:peer-data-away:bottom-0 md:bottom-0 print:hidden max-md:busy:bottom-0">
        <ToastList />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastData>()
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)
}

interface ToastStyles {
  box: string
  heading: string
  text: string
  close: string
}

/** At the top of phones, a strip of two lines. Elsewhere a card. */
const cardStyles: ToastStyles = {
  box: 'mx-4 my-1.5 rounded-card bg-white text-ink before:absolute before:inset-y-0 before:left-0 before:w-[1.1rem] before:[clip-path:polygon(0_0,100%_0,30%_100%,0_100%)] before:bg-accent data-ending-style:translate-y-3 data-starting-style:translate-y-3 low:flex low:flex-wrap low:items-baseline low:gap-x-3 low:py-2 max-md:order-1 max-md:mb-auto max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:py-1 max-md:pr-3 max-md:pl-6 max-md:text-xs md:mb-4 md:w-96 md:p-4 md:pr-12 md:pl-8',
  heading: 'flex-wrap items-baseline max-md:text-sm',
  text: 'mt-1 text-ink-soft max-md:order-1 max-md:mt-0 max-md:basis-full',
  close: 'text-ink-soft hover:bg-ground-shade hover:text-ink max-md:size-8',
}

/** At the lower edge of the window, beside the chat's button. */
const stripStyles: ToastStyles = {
  box: 'border-t-4 bg-deep-raised px-5 py-3 text-on-deep [--run:0.5rem] data-ending-style:translate-y-full data-starting-style:translate-y-full md:pr-14 md:pl-(--spacing-gutter) lg:flex lg:flex-wrap lg:items-center lg:gap-x-4 min-[72rem]:w-[calc(100%-6.5rem)] min-[72rem]:lean-right',
  heading: 'items-center max-md:pr-9',
  text: 'text-on-deep-soft md:text-balance max-lg:pl-8 max-md:text-sm',
  close:
    'text-on-deep-soft hover:bg-deep-line hover:text-on-deep md:inset-y-0 md:my-auto',
}

const toneStyles: Record<ToastData['tone'], ToastStyles> = {
  neutral: cardStyles,
  success: { ...stripStyles, box: `${stripStyles.box} border-success` },
  danger: { ...stripStyles, box: `${stripStyles.box} border-danger` },
}

type Toasts = ReturnType<typeof Toast.useToastManager<ToastData>>['toasts']

// Not `Toast.Close`, which is hidden from assistive technology until the toast
// is focused or hovered.
function ToastCard({ toast }: { toast: Toasts[number] }) {
  const { tone = 'neutral', badge, link, action } = toast.data ?? {}
  const styles = toneStyles[tone]
  const dismiss = () => closeToast(toast.id)
  return (
    <Toast.Root
      toast={toast}
      className={clsx(
        'pointer-events-auto relative max-h-[calc(100dvh-var(--header-height)-1.5rem)] overflow-x-hidden overflow-y-auto text-bar shadow-float transition-[opacity,transform] duration-300 ease-wash data-ending-style:opacity-0 data-starting-style:opacity-0',
        styles.box,
      )}
    >
      <p className={clsx('flex gap-x-2', styles.heading)}>
        {tone !== 'neutral' && <StatusMark tone={tone} />}
        <Toast.Title
          render={<span />}
          className="font-display leading-snug font-bold md:text-[1.15em]"
        />
        {badge && (
          <span className="rounded-button border border-field-line px-1.5 text-[0.8em]">
            {badge}
          </span>
        )}
      </p>
      <Toast.Description className={clsx('leading-snug', styles.text)} />
      {link && (
        <a
          href={link.href}
          className={buttonStyle({
            tone: 'action',
            className: 'max-md:mt-3',
          })}
        >
          {link.label}
        </a>
      )}
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run()
            dismiss()
          }}
          className="-ml-2 inline-flex min-h-6 items-center rounded-field px-2 text-xs font-semibold text-accent-strong underline underline-offset-4 hover:bg-accent-tint md:mt-1 md:-mb-2 md:min-h-9 md:text-sm low:m-0 low:min-h-6"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={toastTexts.close}
        onClick={dismiss}
        className={clsx(
          'absolute top-1 right-1 grid size-11 place-items-center rounded-field',
          styles.close,
        )}
      >
        <Icon name="x" className="size-5" />
      </button>
    </Toast.Root>
  )
}
