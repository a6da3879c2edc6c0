import { claims, durations } from '../claims.ts'
import type { PageText } from '../page-texts.ts'

export const contactPage: PageText = {
  title: 'Contact and Free Quote',
  description: `Call, write or send the form for a free pressure washing quote in Greater Sacramento. Open ${claims.openingHours.text}, reply within ${durations.replyHours} hours.`,
  keywords: ['pressure washing quote Sacramento', 'free estimate', 'contact pressure washing company'],
  heading: 'Talk to us',
  introduction:
    'Tell us the surface and the city, and what is on it if you know. A photograph helps, but a phone call is enough.',
}
