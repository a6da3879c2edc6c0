// The schema accepts nearly anything with an @, so as not to lose a lead. Mail servers are stricter and
// refuse the whole message for one odd header, so only an address they all accept gets into a header.
const safeAddress = /^[\w.+-]{1,64}@[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,}$/i

/** Whether every mail server takes this address as it is. */
export function isSafeAddress(address: string): boolean {
  return safeAddress.test(address)
}
