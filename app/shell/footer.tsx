import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'

import { useSite } from '~/business/use-site'
import { serviceAreas } from '~/content/cities/city'
import { claims } from '~/content/claims'
import { copyrightYear, footerPages, footerServices } from '~/content/footer-links'
import { footerTexts } from '~/content/footer-texts'
import { cityPath } from '~/seo/site-pages'
import { Repeated, type RepeatedProps } from '~/ui/repeated'

import { ContactDetails } from './contact-details'
import { markCurrentLinks } from './current-links'
import { Logo } from './logo'
import { followMenu } from './menu-entrance'
import { SocialLinks } from './social-links'

const link = 'inline-block py-1.5 text-on-deep-soft underline-offset-4 hover:text-on-deep hover:underline'
const rows =
  'flex flex-wrap gap-x-6 min-[22.5rem]:grid min-[22.5rem]:grid-cols-[6fr_5fr] min-[22.5rem]:gap-x-4 sm:grid-cols-4 xl:grid-cols-8'

const servicePages = ['/services']
const otherPages = footerPages.map(({ to }) => to)
const areaPages = serviceAreas.map(({ slug }) => cityPath(slug))

/** The end of every page: who, where, what, and elsewhere. */
export function Footer() {
  const { name, credentials } = useSite()
  // Before the first rendering goes on to the links: from then on they are React's.
  useState(() => typeof document !== 'undefined' && markCurrentLinks('footer'))
  // Here, because of the shell only the footer's script comes late: the menu's is in sight at once.
  useEffect(followMenu, [])
  return (
    <footer className="site-footer on-deep relative bg-deep text-on-deep">
      <div className="page-width grid grid-cols-1 gap-x-4 gap-y-10 pt-20 pb-14 min-[22.5rem]:grid-cols-[6fr_5fr] sm:gap-x-12 md:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1.1fr] lg:pt-24">
        <Repeated as="div" of="footer business" className="max-w-sm max-lg:col-span-full">
          <Logo />
          <p className="mt-6 text-lg text-on-deep-soft">
            {`${claims.yearsInBusiness} ${footerTexts.where}. ${claims.licensedBondedInsured}.`}
            {credentials.license && ` ${credentials.license}.`}
          </p>
          <div className="mt-6 print:hidden">
            <SocialLinks />
          </div>
        </Repeated>
        <Links of="footer services" to={servicePages} heading={footerTexts.services}>
          {footerServices.map(({ label, tab }) => (
            <li key={tab}>
              <Link to="/services" search={{ tab }} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </Links>
        <Links of="footer pages" to={otherPages} heading={footerTexts.more} label={footerTexts.morePages}>
          {footerPages.map(({ label, ...address }) => (
            <li key={label}>
              <Link {...address} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </Links>
        <Repeated as="div" of="footer contact" className="max-md:col-span-full">
          <h2 className="text-heading">{footerTexts.contact}</h2>
          <ContactDetails />
        </Repeated>
        <Links
          of="footer places"
          to={areaPages}
          heading={footerTexts.areas}
          label={footerTexts.areasLabel}
          inRows
        >
          {serviceAreas.map(({ name: city, slug }) => (
            <li key={slug}>
              <Link to="/city/$citySlug" params={{ citySlug: slug }} className={link}>
                {city}
              </Link>
            </li>
          ))}
        </Links>
      </div>
      <p className="page-width border-t border-deep-line py-8 text-sm text-balance text-on-deep-soft">
        {`© ${copyrightYear} ${name}. ${footerTexts.rights}`}
      </p>
    </footer>
  )
}

interface LinksProps extends Required<Pick<RepeatedProps, 'of' | 'to'>> {
  heading: string
  /** Where the heading alone says too little. */
  label?: string
  /** Across the whole width instead of one below the other. */
  inRows?: boolean
  children: ReactNode
}

function Links({ of, to, heading, label = heading, inRows = false, children }: LinksProps) {
  return (
    <nav aria-label={label} className={inRows ? 'col-span-full print:hidden' : 'print:hidden'}>
      <h2 className="text-heading">{heading}</h2>
      <Repeated as="ul" of={of} to={to} className={inRows ? `mt-3 ${rows}` : 'mt-3'}>
        {children}
      </Repeated>
    </nav>
  )
}
