import { cityPageContent } from '../../app/content/cities/city-page-content.ts'
import { type CitySlug, citySlugs } from '../../app/content/cities/city.ts'
import { epoxyServices } from '../../app/content/epoxy-floors.ts'
import { type GalleryCategory } from '../../app/content/gallery-category.ts'
import { fullGallery } from '../../app/content/gallery.ts'
import { contactPage } from '../../app/content/pages/contact.ts'
import { epoxyPage } from '../../app/content/pages/epoxy.ts'
import { galleryPage } from '../../app/content/pages/gallery.ts'
import { homePage } from '../../app/content/pages/home.ts'
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

const ofKinds: Record<Exclude<PageKind, 'city'>, SocialCard> = {
  home: { headline: homePage.headline, picture: sweptPair },
  services: { headline: servicesPage.heading, picture: pairOf('House Washing') },
  epoxy: { headline: epoxyPage.heading, picture: epoxyServices[0]?.image },
  gallery: { headline: galleryPage.heading, picture: pairOf('Deck Cleaning') },
  reviews: { headline: reviewsPage.heading, picture: pairOf('Patio Cleaning') },
  contact: { headline: contactPage.heading, picture: pairOf('Paver Cleaning') },
}

/** What is shown when a page is shared, by the name of its file: a card for each kind of page and for each city. */
export const socialCards: ReadonlyMap<string, SocialCard> = new Map([
  ...Object.entries(ofKinds),
  ...citySlugs.map((slug) => [`city-${slug}`, cityCard(slug)] as const),
])

// With what its page begins with.
function cityCard(slug: CitySlug): SocialCard {
  const { headline, picture } = cityPageContent(slug)
  return { headline, picture }
}

// The widest one: a card is wide.
function pairOf(category: GalleryCategory): Picture | undefined {
  return fullGallery
    .filter((image) => image.category === category)
    .toSorted((a, b) => b.width / b.height - a.width / a.height)[0]
}
