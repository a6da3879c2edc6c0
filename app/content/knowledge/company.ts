import { claims, durations } from '../claims.ts'
import type { KnowledgeEntry } from './entry.ts'

export const company: readonly KnowledgeEntry[] = [
  {
    id: 'company/hours',
    questions: [
      'What are your hours? When are you open? Opening hours, business hours, closing time',
      'Are you open today, on Saturday, Sunday, weekends, holidays? What time do you open and close?',
      'Are you open on Monday, Tuesday, Wednesday, Thursday, Friday?',
    ],
    answer: `We are open from ${claims.openingHours}, weekends included. You can send the quote form any time.`,
  },
  {
    id: 'company/contact',
    questions: [
      'What is your phone number? How can I contact, call, reach, text you?',
      'What is your email address? Can I talk to a person, a human, somebody?',
      'Telephone, e-mail, mail, office, location of your business, customer service',
    ],
    answer: `Call us at {phone} or email {email}. We answer from ${claims.openingHours}.`,
  },
  {
    id: 'company/reply',
    questions: ['How fast do you answer, reply, respond? When will I hear back? Same-day response time'],
    answer: `If you ask while we’re open, we answer the same day, and always within ${durations.replyHours} hours. If you’d rather not wait, call {phone}.`,
  },
  {
    id: 'company/experience',
    questions: [
      'How long have you been in business? How many years of experience? When was the company started, founded?',
      'Who is this company? Tell me about your company, about you, history',
    ],
    answer: `${claims.yearsInBusiness} in Greater Sacramento. ${claims.licensedBondedInsured}.`,
  },
  {
    id: 'company/insurance',
    questions: [
      'Are you licensed, bonded and insured? Do you have insurance, a license, liability coverage?',
      'Can I see your certificate of insurance? License number',
    ],
    answer: `${claims.licensedBondedInsured}. For a copy, call {phone} or email {email}.`,
  },
  {
    id: 'company/guarantee',
    questions: [
      'Do you have a guarantee, a warranty? What if I am not satisfied, not happy, unhappy with the result?',
      'Complaint, refund, damage, redo, problem afterwards',
    ],
    answer: `We give a ${claims.satisfactionGuarantee}. If something isn’t right, call {phone} and we’ll make it right.`,
  },
  {
    id: 'company/reviews',
    questions: [
      'Do you have reviews, references, testimonials, a rating? Are you any good? Stars',
      'What do customers say?',
    ],
    answer: `We have a ${claims.rating}. You can read what customers say on the Reviews page.`,
  },
  {
    id: 'company/gallery',
    questions: ['Do you have pictures, photos, before and after, examples? Gallery'],
    answer: 'Before-and-after pictures of driveways, patios, decks, walls and more are on the Gallery page.',
  },
  {
    id: 'company/jobs',
    questions: ['Are you hiring? Jobs, employment, career, vacancies, apply for a position'],
    answer: 'To work with us, email {email} or call {phone}.',
  },
  {
    id: 'company/quote',
    questions: [
      'How do I get a quote? How do I book, order? What happens next? How do I get started? Process',
      'What are the steps after I ask?',
    ],
    answer: `Send the quote form on this page with your name, email and phone number. We’ll get back to you within ${durations.replyHours} hours, look at the surface and its stains, and give you a free estimate. Or call {phone} and tell us the surface and the city.`,
  },
  {
    id: 'booking/date',
    questions: [
      'Are you available? Availability, appointment, schedule, book a date, a slot, an opening',
      'How soon can you come out? Can you come today, tomorrow, this week, next week, on Saturday, on the weekend?',
      'I need it urgently, right away, as soon as possible, an emergency. Cancel or reschedule my appointment',
    ],
    answer:
      'I can’t see the calendar. Call {phone} or send the quote form on this page, and we’ll set a date with you.',
  },
]
