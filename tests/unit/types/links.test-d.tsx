import { Link, type LinkProps, linkOptions } from '@tanstack/react-router'

import { serviceAreas } from '../../../app/content/cities/city.ts'
import { mainPages } from '../../../app/seo/site-pages.ts'

const [{ slug }] = serviceAreas

// Nothing here runs: the compiler is the test. Each line marked below must be an error, or the marker itself is.
export function links() {
  return [
    <Link key="home" to="/" hash="about" />,
    <Link key="tab" to="/services" search={{ tab: 'roof' }} />,
    <Link key="city" to="/city/$citySlug" params={{ citySlug: slug }} />,
    <Link key="legacy" to="/{$citySlug}-pressure-washing" params={{ citySlug: slug }} />,
    // @ts-expect-error no such route
    <Link key="route" to="/pricing" />,
    // @ts-expect-error no such tab
    <Link key="no-tab" to="/services" search={{ tab: 'windows' }} />,
    // @ts-expect-error no such parameter of this page
    <Link key="no-parameter" to="/services" search={{ service: 'roof' }} />,
    // @ts-expect-error no such city
    <Link key="no-city" to="/city/$citySlug" params={{ citySlug: 'atlantis' }} />,
    // @ts-expect-error a city page without a city
    <Link key="cityless" to="/city/$citySlug" />,
    // @ts-expect-error no such city on the earlier site
    <Link key="no-legacy-city" to="/{$citySlug}-pressure-washing" params={{ citySlug: 'atlantis' }} />,
  ]
}

// @ts-expect-error no such route
export const options = linkOptions({ to: '/prices' })

/** Every main page of the sitemap is a route. */
export const routes: LinkProps['to'][] = Object.values(mainPages).map(({ path }) => path)
