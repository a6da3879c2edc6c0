import { useSiteSettings } from './use-site-settings'

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
