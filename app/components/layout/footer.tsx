import { type LinkProps, useMatches } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { formatPhone } from '#domain/format-phone.ts'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { business, copyrightYear } from '~/content/business'
import { cityIndex } from '~/content/cities/city-index'
import { everyPageTexts, openingHours } from '~/content/every-page-text'
import { footerTexts } from '~/content/layout-text'
import { footerPages } from '~/content/navigation'
import { footerServices } from '~/content/services/service-index'
import { mainPages } from '~/lib/site-pages'

import { LicenseAndInsurer } from './credentials'
import { EmailAddress } from './email-address'
import { Logo } from './logo'
import { PageLink } from './page-link'
import { PostalAddress } from './postal-address'

type FooterLink = LinkProps & { label: string }

const areaLinks: readonly FooterLink[] = cityIndex.map(({ name, slug }) => ({
  label: name,
  to: '/city/$citySlug',
  params: { citySlug: slug },
}))

/** Pages that list the service areas in their own content. */
const pagesWithAreas = new Set<string>([
  mainPages.home.path,
  mainPages.contact.path,
])

const linkStyle =
  'inline-block text-on-deep-soft underline-offset-4 hover:text-on-deep hover:underline'

export function Footer() {
  const { name } = business
  const listsAreas = useMatches({
    select: (matches) => pagesWithAreas.has(matches.at(-1)?.pathname ?? ''),
  })
  return (
    <footer className="footer-edge bg-deep text-on-deep">
      <div className="page-width grid grid-cols-1 gap-x-4 gap-y-5 pt-12 pb-4 text-[0.9375rem] xs:grid-cols-[6fr_5fr] sm:max-md:gap-x-12 md:grid-cols-4 md:gap-y-10 md:pt-20 md:pb-12 lg:pt-24 lg:text-base">
        <div className="grid grid-cols-1 gap-x-4 gap-y-3 max-lg:col-span-full xs:has-[dl]:grid-cols-[6fr_5fr] sm:max-md:gap-x-12 lg:max-w-sm lg:content-start lg:gap-y-5 lg:pr-8 lg:has-[dl]:grid-cols-1">
          <div>
            <Logo />
            <p className="mt-3 text-on-deep-soft lg:mt-5 lg:text-lg">
              {everyPageTexts.footer}
            </p>
          </div>
          <LicenseAndInsurer />
        </div>
        <div className="max-md:col-span-full md:max-lg:col-span-2">
          <h2 className="text-heading">{footerTexts.contact}</h2>
          <ContactDetails />
        </div>
        <FooterNav
          heading={footerTexts.services}
          links={footerServices.map(({ id, shortTitle }) => ({
            label: shortTitle,
            to: '/services',
            search: { tab: id },
          }))}
        />
        <FooterNav
          heading={footerTexts.more}
          label={footerTexts.morePages}
          links={footerPages}
        />
        {!listsAreas && areaLinks.length > 0 && (
          <FooterNav
            heading={footerTexts.areas}
            label={footerTexts.areasLabel}
            inRows
            links={areaLinks}
          />
        )}
      </div>
      {/* Its end stays beside the chat button. */}
      <div className="page-width flex items-center justify-between gap-x-6 gap-y-3 border-t border-deep-line py-3 max-sm:flex-col-reverse max-sm:items-start md:py-7 md:pr-[max(0px,6rem-var(--spacing-gutter))]">
        <p className="text-sm text-balance text-on-deep-soft">
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
  /** Lets the links flow across the full width instead of in one column. */
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
      <ul
        className={clsx(
          'mt-2 lg:mt-3',
          inRows &&
            'flex flex-wrap gap-x-3.5 max-md:text-sm md:grid md:grid-cols-4 xl:grid-cols-8',
        )}
      >
        {links.map(({ label: name, ...link }) => (
          <li key={name}>
            <PageLink
              {...link}
              className={clsx(
                linkStyle,
                inRows ? 'py-0.75 md:py-1' : 'py-1 md:py-1.5',
              )}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContactDetails() {
  const { phone, email, address } = business
  return (
    <address className="mt-2 grid grid-cols-1 gap-x-4 text-on-deep-soft not-italic min-[24rem]:grid-cols-[6fr_5fr] sm:max-md:gap-x-12 md:grid-cols-1 lg:mt-3">
      <div>
        <a href={`tel:${phone}`} className={clsx(linkStyle, 'py-1 md:py-1.5')}>
          {formatPhone(phone)}
        </a>
        <br />
        <a
          href={`mailto:${email}`}
          className={clsx(linkStyle, 'py-1 wrap-anywhere md:py-1.5')}
        >
          <EmailAddress />
        </a>
      </div>
      {address && (
        <p className="py-1 md:py-1.5">
          <PostalAddress address={address} />
        </p>
      )}
      <p className="py-1 max-md:col-span-full md:py-1.5">{openingHours}</p>
    </address>
  )
}

const networks = [
  { id: 'instagram', label: 'Instagram' },
  { id: 'facebook', label: 'Facebook' },
  { id: 'tiktok', label: 'TikTok' },
  { id: 'linkedin', label: 'LinkedIn' },
] as const

function SocialLinks() {
  const { social } = business
  const profiles = networks.filter(({ id }) => social[id] !== undefined)
  if (profiles.length === 0) return null
  return (
    <ul className="flex gap-1 md:gap-3 print:hidden">
      {profiles.map(({ id, label }) => (
        <li key={id}>
          <a
            href={social[id]}
            rel="me noopener"
            aria-label={label}
            className={buttonStyle({
              size: 'icon',
              className:
                'size-11 [--fill:var(--color-deep-raised)] hover:[--fill:var(--color-accent)]',
            })}
          >
            <Icon name={id} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
