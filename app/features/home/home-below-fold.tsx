import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { QuoteBand } from '~/components/layout/cta-buttons'
import { PostalAddress } from '~/components/layout/postal-address'
import { ServiceAreaList } from '~/components/layout/service-area-list'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { Picture, placeholderStyle } from '~/components/ui/picture'
import { serviceAreas } from '~/content/cities/service-areas'
import { epoxyInstallTime, epoxyServices } from '~/content/epoxy-services'
import {
  about,
  homeButtons,
  sectionHeadings,
  sectionIntroductions,
} from '~/content/home-page-text'
import { replyTimes } from '~/content/marketing-claims'
import { homeSections } from '~/content/navigation'
import type { ServiceTile } from '~/content/services/service-tiles'
import { BusinessMap } from '~/features/map/business-map'

import { GalleryPreview } from './gallery-preview'
import { ServicesGrid } from './services-grid'
import { StatsBanner } from './stats-counters'

/** Renders the home page below the reviews. */
export function HomeBelowFold({
  services,
}: {
  services: readonly ServiceTile[]
}) {
  return (
    <>
      <ServicesGrid services={services} />
      <EpoxyTeaser />
      <GalleryPreview />
      <About />
      <StatsBanner />
      <ServiceAreas />
      <ContactBlock />
      <QuoteBand />
    </>
  )
}

function EpoxyTeaser() {
  const [, patio] = epoxyServices
  return (
    <section
      aria-labelledby="epoxy-title"
      className="bg-concrete sm:grid sm:grid-cols-2 sm:items-center"
    >
      <div
        style={placeholderStyle(patio.image.colors)}
        className="skipped-when-far slant-foot aspect-3/1 [--slant:1.5rem] sm:aspect-auto sm:h-full sm:min-h-72 sm:[clip-path:polygon(0_0,100%_0,calc(100%-3rem)_100%,0_100%)]"
      >
        <Picture
          {...patio.image}
          framed
          fit="cover"
          sizes="(min-width: 40rem) max(50vw, 36rem), 100vw"
          className="object-[50%_80%]"
        />
      </div>
      <div className="mx-5 py-7 sm:mx-0 sm:max-w-152 sm:px-8 lg:px-12">
        <h2 id="epoxy-title" className="text-subtitle">
          {sectionHeadings.epoxy}
        </h2>
        <p className="mt-3 text-balance text-lead text-ink-soft">
          {sectionIntroductions.epoxy}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Link to="/epoxy" className={buttonStyle('quiet')}>
            {homeButtons.epoxy}
            <Icon name="arrow-right" className="size-5" />
          </Link>
          <p className="font-display text-xl font-bold text-water-strong">
            {epoxyInstallTime}
          </p>
        </div>
      </div>
    </section>
  )
}

function About() {
  const { paragraphs, mission, picture } = about
  return (
    <section
      id={homeSections.about}
      tabIndex={-1}
      aria-labelledby="about-title"
      className="pt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,42rem)_minmax(0,34rem)_minmax(0,1fr)] lg:pt-14"
    >
      <div className="mx-5 max-w-152 lg:col-start-2 lg:self-center lg:pb-28 xl:ml-0">
        <h2 id="about-title" className="text-title">
          {sectionHeadings.about}
        </h2>
        {paragraphs.map((paragraph) => (
          <p
            key={paragraph}
            className="mt-3.5 max-w-prose text-ink-soft sm:text-lead"
          >
            {paragraph}
          </p>
        ))}
      </div>
      <div className="lean-left mt-5 h-32 overflow-hidden [--run:1.13rem] sm:h-80 sm:[--run:2.8rem] lg:col-span-2 lg:mt-0 lg:h-112 lg:[--run:3.94rem]">
        <Picture
          {...picture}
          fit="cover"
          sizes="(min-width: 64rem) max(50vw, 45rem), (min-width: 40rem) max(100vw, 30rem), max(100vw, 17rem)"
        />
      </div>
      <div className="lean-right relative -mt-8 mr-5 bg-water px-5 py-7 text-white sm:-mt-16 sm:mr-16 lg:col-start-1 lg:col-end-4 lg:-mt-24 lg:mr-24 lg:py-8 lg:pl-gutter">
        <div className="max-w-3xl pr-[calc(var(--slope)*12rem)]">
          <h3 className="text-lg text-water-tint">{mission.heading}</h3>
          <p className="mt-2 font-display text-subtitle leading-[1.08] font-bold text-balance">
            {mission.text}
          </p>
        </div>
      </div>
    </section>
  )
}

function ServiceAreas() {
  const [expanded, setExpanded] = useState(false)
  return (
    <section
      id={homeSections.serviceAreas}
      tabIndex={-1}
      aria-labelledby="service-areas-title"
      className="page-width grid gap-x-16 gap-y-5 py-10 lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr] lg:py-20"
    >
      <div>
        <h2 id="service-areas-title" className="text-title">
          {sectionHeadings.serviceAreas}
        </h2>
        <p className="mt-3 max-w-prose text-balance text-lead text-ink-soft">
          {sectionIntroductions.serviceAreas}
        </p>
      </div>
      <ServiceAreaList
        id="service-areas-list"
        areas={serviceAreas}
        columns={2}
        className="lg:row-span-2"
        limit={expanded ? serviceAreas.length : 6}
      />
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls="service-areas-list"
        onClick={() => setExpanded(!expanded)}
        className={buttonStyle(
          'quiet',
          'self-start justify-self-start noscript:hidden',
        )}
      >
        {expanded ? homeButtons.fewerCities : homeButtons.moreCities}
      </button>
    </section>
  )
}

function ContactBlock() {
  const { phone, email } = useSiteSettings()
  return (
    <section aria-labelledby="contact-title" className="bg-water-tint">
      <div className="page-width grid grid-cols-1 gap-8 py-10 lg:grid-cols-[1fr_1.2fr] lg:gap-20 lg:py-20">
        <div>
          <h2 id="contact-title" className="text-title">
            {sectionHeadings.contact}
          </h2>
          <address className="mt-5 not-italic">
            <a
              href={`tel:${phone}`}
              className="-mt-2 inline-block py-1 font-display text-phone leading-none font-extrabold text-water-strong even-digits lg:text-phone-beside lg:whitespace-nowrap underline-offset-8 hover:underline"
            >
              {formatPhone(phone)}
            </a>
            <br />
            <a
              href={`mailto:${email}`}
              className="mt-2 inline-block py-1 text-lead font-semibold break-all text-water-strong underline underline-offset-4 hover:text-water"
            >
              {email}
            </a>
            <p className="mt-4 text-lead">
              <PostalAddress />
            </p>
          </address>
          <p className="mt-4 max-w-prose text-ink-soft">{replyTimes}</p>
        </div>
        <BusinessMap />
      </div>
    </section>
  )
}
