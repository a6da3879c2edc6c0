// RFC 5322's dot-atom, in ASCII: not every mail server takes other letters.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domainLabel = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i
const topLevelLabel = /^[a-z][a-z\d-]*[a-z\d]$/i

// RFC 5321 limits what is before the @.
const maxLocalLength = 64

/**
 * The form accepts nearly anything with an @, so as not to lose a lead, but
 * such an address in a header could make a server reject the whole message.
 */
export function isHeaderAddress(address: string): boolean {
  const [local = '', domain = '', ...more] = address.split('@')
  if (more.length > 0 || local.length > maxLocalLength) return false
  const labels = domain.split('.')
  const topLevel = labels.pop() ?? ''
  return (
    localPart.test(local) &&
    topLevelLabel.test(topLevel) &&
    labels.length > 0 &&
    labels.every((label) => domainLabel.test(label))
  )
}
