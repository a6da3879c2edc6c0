import { claims, durations } from '../claims.ts'
import type { PageText } from '../page-texts.ts'

export const contactPage: PageText = {
  title: 'Contact and Free Quote',
  description: `Call, write or send the form for a free pressure washing quote in Greater Sacramento. Open ${claims.openingHours}, reply within ${durations.replyHours} hours.`,
  keywords: ['pressure washing quote Sacramento', 'free estimate', 'contact pressure washing company'],
  heading: 'Talk to us',
  introduction:
    'Leave your number and we call you back, or call now. We ask which surface it is, what is on it and where it stands; pictures can come by mail.',
}
