import { expect, test } from 'vitest'

import {
  assistant,
  assistantFailure,
} from '../../../app/content/assistant-text.ts'
import { ctaTexts } from '../../../app/content/cta-text.ts'
import { epoxyQuote } from '../../../app/content/epoxy-page-text.ts'
import { hero, homeButtons } from '../../../app/content/home-page-text.ts'
import {
  notFoundLabels,
  notFoundPage,
} from '../../../app/content/not-found-page-text.ts'
import {
  formNotices,
  quoteNotices,
  quoteTexts,
} from '../../../app/content/quote-form-text.ts'
import { servicesHeadings } from '../../../app/content/services-page-text.ts'
import { activityToast } from '../../../app/content/social-proof.ts'

const notProcessed = {
  title: 'Error Processing Request',
  text: 'There was a problem processing your request. Please call the phone number directly.',
}

// Texts that the specification fixes to the letter, straight apostrophes
// included.
test.each<{ item: string; content: unknown; specified: unknown }>([
  {
    item: 'the headings of a service',
    content: [
      servicesHeadings.features,
      servicesHeadings.process,
      servicesHeadings.benefits,
    ],
    specified: ["What's Included", 'Our Process', 'Benefits'],
  },
  {
    item: 'the labels of buttons and links',
    content: [ctaTexts.backHome, epoxyQuote, ...Object.values(homeButtons)],
    specified: [
      'Back to Home',
      'Get Free Quote',
      'Get a FREE Quote',
      'Book Appointment Now',
      'Learn More About Epoxy',
      'See More Gallery',
      'Show More Cities',
      'Show Less Cities',
    ],
  },
  {
    item: 'the texts of the page for unknown URLs',
    content: [notFoundPage.heading, notFoundLabels.home],
    specified: ['Oops! Page not found', 'Return to Home'],
  },
  {
    item: 'the texts of the quote form',
    content: {
      submitting: quoteTexts.submitting,
      ...formNotices,
      ...quoteNotices,
    },
    specified: expect.objectContaining({
      submitting: 'Sending...',
      stored: {
        title: 'Quote Request Submitted Successfully!',
        text: "We'll get back to you within 24 hours with your free quote.",
      },
      incomplete: {
        title: 'Please fill in all fields',
        text: 'All fields are required to submit your quote request.',
      },
      failed: {
        title: 'Error Submitting Quote Request',
        text: 'There was a problem sending your quote request. Please call the phone number directly.',
      },
      suspect: notProcessed,
      limited: notProcessed,
      invalid: notProcessed,
    }),
  },
  {
    item: 'the texts of the chat',
    content: [assistant.placeholder, assistantFailure('+19165550142')],
    specified: [
      'Ask about our services...',
      "I'm sorry, I'm having trouble responding right now. Please call us directly at (916) 555-0142 for immediate assistance with your pressure washing needs!",
    ],
  },
])('the content has $item', ({ content, specified }) => {
  expect(content).toEqual(specified)
})

test('the headline of the home page has the phrase Top Rated', () => {
  expect(hero.headline.highlight).toBe('Top Rated')
})

test.each([
  [1, '1 day ago'],
  [3, '3 days ago'],
])('a notification of an event %i days ago ends with "%s"', (daysAgo, age) => {
  const booking = {
    kind: 'booking',
    name: 'Ada L.',
    service: 'Roof Cleaning',
    location: 'Loomis',
    daysAgo,
  } as const
  const review = {
    kind: 'review',
    name: 'Ada L.',
    rating: 5,
    daysAgo,
  } as const
  expect(activityToast(booking)).toEqual({
    title: 'New Booking!',
    text: `Ada L. booked Roof Cleaning in Loomis · ${age}`,
  })
  expect(activityToast(review)).toEqual({
    title: 'New Review!',
    text: `Ada L. left a 5-star review · ${age}`,
  })
})
