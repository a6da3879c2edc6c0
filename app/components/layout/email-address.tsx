import { business } from '~/content/business'

const [name = '', domain = ''] = business.email.split('@')

/** On a line that is too short, the domain is on the next. */
export function EmailAddress() {
  return (
    <>
      {`${name}@`}
      <wbr />
      {domain}
    </>
  )
}
