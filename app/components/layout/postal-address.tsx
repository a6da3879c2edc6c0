import { useSite } from './use-site'

/** Renders street and city on two lines. */
export function PostalAddress() {
  const { street, city, region, postalCode } = useSite().address
  return (
    <>
      {street}
      <br />
      {`${city}, ${region} ${postalCode}`}
    </>
  )
}
