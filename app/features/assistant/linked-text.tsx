import { Fragment } from 'react'

import { classNames } from '~/ui/class-names'

import { splitContacts } from './split-contacts'

/** Text in which telephone numbers can be called and e-mail addresses written to. */
export function LinkedText({ text }: { text: string }) {
  return splitContacts(text).map(({ start, text: part, href }) =>
    href === undefined ? (
      <Fragment key={start}>{part}</Fragment>
    ) : (
      <a
        key={start}
        href={href}
        className={classNames(
          'font-semibold text-water-strong underline underline-offset-2',
          // A number broken over two lines is hard to read; an address may have to.
          href.startsWith('tel:') && 'whitespace-nowrap',
        )}
      >
        {part}
      </a>
    ),
  )
}
