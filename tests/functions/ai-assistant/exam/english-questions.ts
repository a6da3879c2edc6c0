import { cities } from '../../../../app/content/cities/cities.ts'
import { type ExamQuestion, hoursIn, phone } from './exam-question.ts'

function ask(question: string, ...says: RegExp[]): ExamQuestion {
  return { question, lang: 'en', says }
}

/** Facts about the work. */
export const serviceQuestions: readonly ExamQuestion[] = [
  ask('What services do you offer?', /roof/i, /gutter/i, /driveway/i, /epoxy/i),
  ask('Do you clean roofs?', /roof/i, /pressure/i),
  ask('There are black streaks on my roof, what is that?', /algae/i),
  ask('How do you clean a roof?', /roof/i),
  ask('my gutters overflow when it rains', /gutter/i),
  ask('What is included in gutter cleaning?', /downspout/i),
  ask('Can you remove oil stains from my driveway?', /oil|stain/i),
  ask('my fence is all gray', /fence/i, /wood|gray/i),
  ask('Do you pressure wash composite decks?', /deck/i),
  ask('parking lot cleaning for our store', /parking|lot|commercial/i),
  ask('Can you get gum off the sidewalk in front of my shop?', /gum|commercial/i),
  ask('why should I seal my pavers?', /seal/i),
  ask('Do you wash stucco houses?', /stucco/i),
  ask('Is my patio too old to clean?', /patio/i),
  ask('Do you do epoxy floors?', /epoxy/i, /garage/i),
  ask('How long does an epoxy floor take?', /1-2 days/),
  ask('Is epoxy slippery?', /wet|grip|slick|slip/i),
]

export const methodQuestions: readonly ExamQuestion[] = [
  ask('Is it safe for my plants?', /soak|water/i),
  ask('Do you use bleach?', /hypochlorite|bleach/i),
  ask('Will high pressure damage my stucco?', /low|soft/i),
  ask('How much pressure do you use?', /pressure/i),
  ask('Where does the dirty water go?', /storm drain/i),
  ask('When is the best time of year to clean gutters?', /leaves|spring|fall/i),
  ask('How long does a house wash take?', /depends|size|surface/i),
  ask('Do I need to be home?', /walk|somebody|home/i),
  ask('Can you get rid of moss?', /moss/i),
  ask('Do you clean solar panels?', /outside|ask/i, phone),
  ask('Do you clean windows?', /window/i),
]

export const companyQuestions: readonly ExamQuestion[] = [
  ask('What are your opening hours?', ...hoursIn('AM', 'PM')),
  ask('Are you open on Sunday?', ...hoursIn('AM', 'PM')),
  ask('What is your phone number?', phone),
  ask('What is your email address?', /office@testwash\.example/),
  ask('Are you licensed and insured?', /licensed/i, /insured/i),
  ask('How long have you been in business?', /6 years/i),
  ask('Do you guarantee your work?', /100%/),
  ask('How fast will I hear back?', /same day|24 hours/i),
  ask('Where do you work?', ...cities.map(({ name }) => new RegExp(name))),
  ...cities.slice(0, 2).map(({ name }) => ask(`Do you come to ${name}?`, new RegExp(name))),
  ...cities.slice(-1).map(({ name, zipCodes }) => ask(zipCodes[0] ?? '', new RegExp(name))),
  ask('Do you come to Davis?', phone),
  ask('Do you have before and after photos?', /gallery/i),
  ask('Are you a robot?', /automated|assistant/i),
  ask('hello', /hello|hi/i),
  ask('thank you so much', /welcome/i),
]
