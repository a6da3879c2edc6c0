import { epoxyServices } from '../../app/content/epoxy-floors.ts'
import { type GalleryCategory } from '../../app/content/gallery-category.ts'
import { fullGallery } from '../../app/content/gallery.ts'
import { hero } from '../../app/content/home-hero.ts'
import { sectionIntroductions } from '../../app/content/home-text.ts'
import { contactPage } from '../../app/content/pages/contact.ts'
import { epoxyPage } from '../../app/content/pages/epoxy.ts'
import { galleryPage } from '../../app/content/pages/gallery.ts'
import { reviewsPage } from '../../app/content/pages/reviews.ts'
import { servicesPage } from '../../app/content/pages/services.ts'
import type { Picture } from '../../app/content/picture.ts'
import { sweptPair } from '../../app/content/swept-pair.ts'
import type { PageKind } from '../../app/seo/site-pages.ts'

export interface SocialCard {
  headline: string
  /** Without one, the card goes without a picture. */
  picture: Picture | undefined
}

const { before, highlight, after } = hero.headline

/** What is shown when a page is shared: one card for each kind of page. */
export const socialCards: Record<PageKind, SocialCard> = {
  home: { headline: `${before}${highlight}${after}`, picture: sweptPair },
  services: { headline: servicesPage.heading, picture: pairOf('House Washing') },
  epoxy: { headline: epoxyPage.heading, picture: epoxyServices[0]?.image },
  gallery: { headline: galleryPage.heading, picture: pairOf('Deck Cleaning') },
  reviews: { headline: reviewsPage.heading, picture: pairOf('Patio Cleaning') },
  contact: { headline: contactPage.heading, picture: pairOf('Paver Cleaning') },
  city: { headline: sectionIntroductions.serviceAreas, picture: pairOf('Walkway Cleaning') },
}

// The widest one: a card is wide.
function pairOf(category: GalleryCategory): Picture | undefined {
  return fullGallery
    .filter((image) => image.category === category)
    .toSorted((a, b) => b.width / b.height - a.width / a.height)[0]
}
