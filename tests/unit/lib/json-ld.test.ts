import { expect, test } from 'vitest'

import { type GraphInput, pageGraph } from '../../../app/lib/json-ld.ts'
import { mainPages } from '../../../app/lib/site-pages.ts'
import { testSite } from '../../support/test-site.ts'

const site = { ...testSite, url: 'https://site.example' }

function nodeOf(type: string, input: Partial<GraphInput> = {}) {
  const graph = pageGraph({ site, title: 'Title', description: 'Text', page: mainPages.contact, ...input })
  return graph['@graph'].find((node) => node['@type'] === type)
}

test('questions are answered with the telephone number and email address of the settings', () => {
  const faq = [{ question: 'Do I have to be home?', answer: 'No. Call {phone} or write to {email}.' }]
  expect(nodeOf('FAQPage', { faq })).toMatchObject({
    isPartOf: { '@id': 'https://site.example/contact#webpage' },
    mainEntity: [
      {
        name: 'Do I have to be home?',
        acceptedAnswer: { text: 'No. Call (916) 555-0142 or write to hello@rivermark.example.' },
      },
    ],
  })
})
