import { contactHeadings, privacyNotice } from '~/content/contact-text'
import { useSite } from '~/content/use-site'

/** The privacy notice: what the form keeps, for whom, and how to take it back. */
export function Privacy() {
  const { email } = useSite()
  return (
    <section id="privacy" tabIndex={-1} aria-labelledby="privacy-title" className="bg-water-tint">
      <div className="page-width section-space">
        <h2 id="privacy-title" className="text-title">
          {contactHeadings.privacy}
        </h2>
        <div className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
          {privacyNotice.map(({ title, text }) => (
            <div key={title}>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
            </div>
          ))}
          <a
            href={`mailto:${email}`}
            className="-mt-4 justify-self-start md:col-start-2 inline-block py-1 font-semibold break-all text-water-strong underline underline-offset-4 hover:text-water"
          >
            {email}
          </a>
        </div>
      </div>
    </section>
  )
}
