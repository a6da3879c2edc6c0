import { type Address, business } from '~/content/business'

export function PostalAddress({ address }: { address: Address }) {
  const { street, city, postalCode } = address
  return (
    <>
      {street}
      <br />
      {`${city}, ${business.state} ${postalCode}`}
    </>
  )
}
