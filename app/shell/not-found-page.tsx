import { Link } from '@tanstack/react-router'

import { notFoundPage } from '~/content/page-texts'
import { buttonStyle } from '~/ui/button-style'

import { MessagePage } from './message-page'

/** The answer to every address that leads nowhere. */
export function NotFoundPage() {
  return (
    <MessagePage label="404" heading={notFoundPage.heading} text={notFoundPage.introduction}>
      <Link to="/" className={buttonStyle('action')}>
        Return to Home
      </Link>
    </MessagePage>
  )
}
