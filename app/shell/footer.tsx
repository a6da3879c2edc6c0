import { Link } from '@tanstack/react-router'

import { claims } from '~/content/claims'
import { copyrightYear, footerServices } from '~/content/navigation'
import { useSite } from '~/content/use-site'

import { ContactDetails } from './contact-details'
import { Logo } from './logo'
import { SocialLinks } from './social-links'

/** The end of every page: who, where, what, and elsewhere. */
export function Footer() {
  const { name } = useSite()
  return (
    <footer className="on-deep bg-deep text-on-deep">
      <div className="page-width grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr]">
        <div className="max-w-sm">
          <Logo />
          <p className="mt-6 text-on-deep-soft">
            {claims.yearsInBusiness.text} in Greater Sacramento. {claims.licensedBondedInsured.text}.
          </p>
          <div className="mt-6 print:hidden">
            <SocialLinks />
          </div>
        </div>
        <nav aria-label="Services" className="print:hidden">
          <h2 className="text-lg">Services</h2>
          <ul className="mt-3">
            {footerServices.map(({ label, tab }) => (
              <li key={tab}>
                <Link
                  to="/services"
                  search={{ tab }}
                  className="inline-block py-1.5 text-on-deep-soft underline-offset-4 hover:text-on-deep hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-lg">
            <Link to="/contact" className="underline-offset-4 hover:underline">
              Contact
            </Link>
          </h2>
          <ContactDetails />
        </div>
      </div>
      <p className="border-t border-deep-line pt-6 pb-24 text-center text-sm sm:pb-6 text-on-deep-soft">
        © {copyrightYear} {name}. All rights reserved.
      </p>
    </footer>
  )
}
