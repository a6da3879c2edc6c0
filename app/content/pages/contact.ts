import type { PageText } from '../page-texts.ts'

export const contactPage: PageText = {
  title: 'Contact and Free Quote',
  description:
    'Call, write or send the form for a free pressure washing quote in Greater Sacramento. Open 7:00 AM to 7:00 PM every day, reply within 24 hours.',
  keywords: ['pressure washing quote Sacramento', 'free estimate', 'contact pressure washing company'],
  heading: 'Talk to us',
  introduction:
    'Tell us the surface and the city, and what is on it if you know. A photograph helps, but a phone call is enough.',
}
