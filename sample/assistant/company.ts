import type { AssistantEntryFile } from '../../app/content/knowledge/assistant.schema.ts'

export const company: readonly AssistantEntryFile[] = [
  {
    id: 'company/hours',
    questions:
      'What are your hours? When are you open? Opening hours, business hours, working hours, closing time, late, early. Are you open, do you work today, on Saturday, Sunday, weekends, holidays? What time do you open, start and close? Are you open on Monday, Tuesday, Wednesday, Thursday, Friday?',
    answer:
      'We’re open {hoursAndWeekends}. You can send the quote form any time.',
  },
  {
    id: 'company/address',
    questions:
      'What is your address? Where is your office, shop, location? Mailing address, street address, directions. Where are you located?',
    answer:
      'Our address is {address}. We do all work at your place. Call {phone} with any question.',
  },
  {
    id: 'company/contact',
    questions:
      'What is your phone number? How can I contact, call, reach you? Contact info, give me your number. What is your email address? Can I talk to, speak with a person, a human, the owner? Telephone, e-mail, mail, customer service',
    answer: 'Call us at {phone} or email {email}. We answer from {hours}.',
  },
  {
    id: 'company/text',
    questions:
      'Can I text you? Do you take text messages, texts, SMS? What number can I text?',
    answer: 'Yes, text or call {textPhone}, or email {email}.',
  },
  {
    id: 'company/reply',
    title: 'How soon will I hear from you?',
    questions:
      'How fast, quickly, soon do you answer, reply, respond? When will I hear back? Same-day response time, turnaround. How long until, does it take to get an answer?',
    answer: '{replyTimes} If you’d rather not wait, call {phone}.',
  },
  {
    id: 'company/experience',
    questions:
      'How long have you been in business, around? How many years of experience? When was the company started, founded? How old, new? Who is this company? Tell me about your company, about you, yourselves, background, history, local, professionals, experienced',
    answer: '{yearsInBusiness} in {region}. {licensedBondedInsured}.',
  },
  {
    id: 'company/insurance',
    questions:
      'Are you, is your company licensed, bonded and fully insured? Do you have insurance, a contractor license, liability coverage? Can I see your certificate, proof of insurance? License number. Covered if you break, damage something? Workers comp',
    answer:
      'Yes: {licensedBondedInsured}. License: {license}. Insurance: {insurer}. For a copy of the certificate, call {phone} or email {email}.',
  },
  {
    id: 'company/guarantee',
    title: 'What if I’m not happy with it?',
    questions:
      'Do you have a guarantee, a warranty? What if I am not satisfied, not happy, unhappy with the result? Complaint, money back, refund, damaged, redo, come back, problem afterwards, miss a spot',
    answer:
      'Our work comes with a {satisfactionGuarantee}. If something isn’t right, call {phone} and we’ll make it right.',
  },
  {
    id: 'company/reviews',
    questions:
      'Do you have reviews, references, testimonials, a rating? Are you any good? Stars. What do customers, people say? Customer feedback, rated, happy customers, Google, Yelp',
    answer: 'Every review is on the Reviews page, in full and with its stars.',
  },
  {
    id: 'company/gallery',
    questions:
      'Do you have pictures, pics, photos, images, examples, a portfolio? Show me, see your past, previous work. Gallery. What does it look like?',
    answer:
      'Before-and-after pictures of driveways, patios, decks, walls and more are on the Gallery page.',
  },
  {
    id: 'company/jobs',
    questions:
      'Are you hiring right now? Jobs, employment, employees, career, vacancies, resume, join, apply for a position',
    answer: 'To ask about jobs, email {email} or call {phone}.',
  },
  {
    id: 'company/quote',
    questions:
      'How do I get a quote? How do I book, order? How do I get started? Process, sign up. What are the next steps after I ask?',
    answer:
      'Send the quote form with your {fields}. We’ll call to ask what needs cleaning and where, take a look, and give you a free estimate. Or call us at {phone}.',
  },
  {
    id: 'booking/date',
    questions:
      'Are you available? Availability, appointment, schedule, book a date, a slot, the earliest opening. How soon can you come out? Can you come today, tomorrow, this week, next week, on Saturday, on the weekend? I need it urgently, right away, as soon as possible, an emergency. Cancel or reschedule my appointment',
    answer:
      'I can’t see the calendar. Call {phone} or send the quote form, and we’ll set a date with you.',
  },
  {
    id: 'service/all',
    questions:
      'What services do you offer? What do you clean, wash? List of services, what kind, type of cleaning, surfaces. Pressure washing, power washing, exterior cleaning. Residential property',
    answer: 'We offer {offers}. Which one would you like to know more about?',
  },
]
