import { formatPhone } from '#functions/_shared/format-phone.ts'
import type { FaqEntry } from '~/content/faq'
import type { ServiceId } from '~/content/services/service'
import type { Site } from '~/content/site'

import { businessNode, cityNode, idsOf, type Node, websiteNode } from './json-ld-business'
import { ancestorsOf, mainPages, servicePage, type SitePage } from './site-pages'

export interface OfferedService {
  name: string
  description: string
  /** The one place it is about; without it, the whole service area. */
  city?: string
}

export interface GraphInput {
  site: Site
  title: string
  description: string
  page: SitePage
  service?: OfferedService | undefined
  /** Every service of the business, where the page shows them. */
  catalog?: readonly { id: ServiceId; title: string }[] | undefined
  /** Questions with their answers, which the page shows word for word. */
  faq?: readonly FaqEntry[] | undefined
}

/**
 * The schema.org graph of one page: who we are, the site, this page, the way to it and what it offers, joined
 * by @id. Ratings and reviews of ourselves stay out: search engines ignore or punish them on one's own site.
 */
export function pageGraph({ site, title, description, page, service, catalog, faq }: GraphInput) {
  const url = `${site.url}${page.path}`
  const { business, website } = idsOf(site)
  const breadcrumb = `${url}#breadcrumb`
  const offered = `${url}#service`

  const webPage: Node = {
    '@type': page.kind === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isPartOf: { '@id': website },
    about: { '@id': business },
    breadcrumb: { '@id': breadcrumb },
    ...(service ? { mainEntity: { '@id': offered } } : {}),
  }
  const nodes = [
    { ...businessNode(site), ...(catalog ? { hasOfferCatalog: catalogNode(site, catalog) } : {}) },
    websiteNode(site),
    webPage,
    breadcrumbNode(site, breadcrumb, page),
    ...(service ? [serviceNode(site, offered, service)] : []),
    ...(faq ? [faqNode(site, `${url}#faq`, `${url}#webpage`, faq)] : []),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function catalogNode(site: Site, services: NonNullable<GraphInput['catalog']>): Node {
  return {
    '@type': 'OfferCatalog',
    name: mainPages.services.name,
    itemListElement: services.map(({ id, title }) => {
      const url = `${site.url}${servicePage({ id, shortTitle: title }).path}`
      // The node of the service's own page.
      const itemOffered = { '@type': 'Service', '@id': `${url}#service`, name: title, url }
      return { '@type': 'Offer', itemOffered }
    }),
  }
}

// Search engines want the words of the page, so what stands for phone and address is filled in as it is there.
function faqNode(site: Site, id: string, webPage: string, faq: readonly FaqEntry[]): Node {
  return {
    '@type': 'FAQPage',
    '@id': id,
    isPartOf: { '@id': webPage },
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.replaceAll('{phone}', formatPhone(site.phone)).replaceAll('{email}', site.email),
      },
    })),
  }
}

function breadcrumbNode(site: Site, id: string, page: SitePage): Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: [...ancestorsOf(page), page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.url}${path}`,
    })),
  }
}

function serviceNode(site: Site, id: string, { name, description, city }: OfferedService): Node {
  const { business } = idsOf(site)
  return {
    '@type': 'Service',
    '@id': id,
    name,
    description,
    provider: { '@id': business },
    areaServed: city === undefined ? { '@id': idsOf(site).serviceArea } : cityNode(site, city),
  }
}
