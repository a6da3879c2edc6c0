import { type LinkProps, useMatches } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { formatPhone } from '#domain/format-phone.ts'
import { Icon } from '~/components/ui/icon'
import { serviceAreas } from '~/content/cities/service-areas'
import { footerTexts } from '~/content/layout-text'
import { claims, copyrightYear } from '~/content/marketing-claims'
import { footerPages, footerServices } from '~/content/navigation'
import { mainPages } from '~/lib/site-pages'

import { LicenseAndInsurer } from './credentials'
import { Logo } from './logo'
import { PageLink } from './page-link'
import { PostalAddress } from './postal-address'
import { useSiteSettings } from './use-site-settings'

type FooterLink = LinkProps & { label: string }

const areaLinks: readonly FooterLink[] = serviceAreas.map(({ name, slug }) => ({
  label: name,
  to: '/city/$citySlug',
  params: { citySlug: slug },
}))

/** Pages that list the service areas in their own content. */
const pagesWithAreas = new Set<string>([
  mainPages.home.path,
  mainPages.contact.path,
])

/**
 * Renders the site footer. Omits the service areas on pages that already list
 * them.
 */
export function Footer() {
  const { name } = useSiteSettings()
  const listsAreas = useMatches({
    select: (matches) => pagesWithAreas.has(matches.at(-1)?.pathname ?? ''),
  })
  return (
    <footer className="site-footer on-deep relative bg-deep text-on-deep">
      <div className="footer-grid page-width">
        <div className="footer-business">
          <div>
            <Logo />
            <p className="mt-3 text-on-deep-soft lg:mt-5 lg:text-lg">
              {`${claims.yearsInBusiness} ${footerTexts.where}. ${claims.licensedBondedInsured}.`}
            </p>
          </div>
          <LicenseAndInsurer />
        </div>
        <div className="footer-contact">
          <h2 className="text-heading">{footerTexts.contact}</h2>
          <ContactDetails />
        </div>
        <FooterNav
          heading={footerTexts.services}
          links={footerServices.map(({ label, tab }) => ({
            label,
            to: '/services',
            search: { tab },
          }))}
        />
        <FooterNav
          heading={footerTexts.more}
          label={footerTexts.morePages}
          links={footerPages}
        />
        {!listsAreas && (
          <FooterNav
            heading={footerTexts.areas}
            label={footerTexts.areasLabel}
            inRows
            links={areaLinks}
          />
        )}
      </div>
      <div className="footer-end page-width">
        <p className="max-w-96 text-sm text-balance text-on-deep-soft">
          {`© ${copyrightYear} ${name}. ${footerTexts.rights}`}
        </p>
        <SocialLinks />
      </div>
    </footer>
  )
}

interface FooterNavProps {
  heading: string
  /** Accessible name, if the heading is too vague out of context. */
  label?: string
  /**
   * Lets the links flow across the full width instead of in one column.
   */
  inRows?: boolean
  links: readonly FooterLink[]
}

function FooterNav({
  heading,
  label = heading,
  inRows = false,
  links,
}: FooterNavProps) {
  return (
    <nav
      aria-label={label}
      className={clsx(inRows && 'col-span-full', 'print:hidden')}
    >
      <h2 className="text-heading">{heading}</h2>
      <ul className={clsx('mt-2 lg:mt-3', inRows && 'footer-rows')}>
        {links.map(({ label: name, ...link }) => (
          <li key={name}>
            <PageLink {...link} className="footer-link">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContactDetails() {
  const { phone, email } = useSiteSettings()
  return (
    <address className="footer-address">
      <div>
        <a href={`tel:${phone}`} className="footer-link">
          {formatPhone(phone)}
        </a>
        <br />
        <a href={`mailto:${email}`} className="footer-link wrap-anywhere">
          {email}
        </a>
      </div>
      <p>
        <PostalAddress />
      </p>
      <p className="footer-hours">{claims.openingHours}</p>
    </address>
  )
}

const networks = [
  { id: 'instagram', label: 'Instagram' },
  { id: 'facebook', label: 'Facebook' },
  { id: 'tiktok', label: 'TikTok' },
  { id: 'linkedin', label: 'LinkedIn' },
] as const

/**
 * Renders a link to every profile of the business, or nothing if it has none.
 */
function SocialLinks() {
  const { social } = useSiteSettings()
  const profiles = networks.filter(({ id }) => social[id] !== undefined)
  if (profiles.length === 0) return null
  return (
    <ul className="flex gap-1 print:hidden md:gap-3">
      {profiles.map(({ id, label }) => (
        <li key={id}>
          <a
            href={social[id]}
            rel="me noopener"
            aria-label={label}
            className="button grid size-11 place-items-center [--fill:var(--color-deep-raised)] hover:[--fill:var(--color-water)]"
          >
            <Icon name={id} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
