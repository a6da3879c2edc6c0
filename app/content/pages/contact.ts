import { claims, durations } from '../claims.ts'
import type { PageText } from '../page-texts.ts'

export const contactPage: PageText = {
  title: 'Contact and Free Quote',
  description: `Call, email or send the form for a free pressure washing quote in Greater Sacramento. Open ${claims.openingHours}, reply within ${durations.replyHours} hours.`,
  keywords: ['pressure washing quote Sacramento', 'free estimate', 'contact pressure washing company'],
  heading: 'Talk to us',
  introduction:
    'Leave your number and we’ll call you back, or call now. Tell us what needs cleaning and where. Photos help: email them to us.',
}
