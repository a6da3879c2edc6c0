import { business } from '~/content/business'

export function PostalAddress() {
  const { street, city, region, postalCode } = business.address
  return (
    <>
      {street}
      <br />
      {`${city}, ${region} ${postalCode}`}
    </>
  )
}
