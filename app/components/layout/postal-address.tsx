import { useSiteSettings } from './use-site-settings'

/** Renders street and city on two lines. */
export function PostalAddress() {
  const { street, city, region, postalCode } = useSiteSettings().address
  return (
    <>
      {street}
      <br />
      {`${city}, ${region} ${postalCode}`}
    </>
  )
}
