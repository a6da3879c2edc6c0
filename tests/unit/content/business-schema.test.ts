import * as v from 'valibot'
import { expect, test } from 'vitest'

import { businessSchema } from '../../../app/content/business.schema.ts'
import { business as firm } from '../../../app/content/business.ts'
import { checkFirm, findProblems } from '../../../app/content/check-firm.ts'
import { assistantEntriesSchema } from '../../../app/content/knowledge/assistant.schema.ts'

const required = {
  name: 'Acme Wash',
  phone: '(503) 555-0142',
  email: 'hello@acme.example',
  region: 'Greater Portland',
  city: 'Portland',
  state: 'OR',
  timeZone: 'America/Los_Angeles',
  hours: { monday: '08:00-17:00', saturday: '9:00–13:30' },
  sinceYear: 2018,
  copyrightYear: 2026,
  messageField: false,
  activity: false,
  film: false,
  map: false,
}

function problemsOf(facts: object): string[] {
  const value = { ...required, ...facts }
  return findProblems(['business.ts', businessSchema, value])
}

test('the folder of the firm has no problem', () => {
  expect(checkFirm()).toEqual([])
  expect(firm.phone).toMatch(/^\+1\d{10}$/)
})

test.each([
  '916.555.0142',
  '+1 (916) 555-0142',
  '(916) 555 0142',
  '1-916-555-0142',
  ' 9165550142',
  '+19165550142',
])('the phone number may be spelled %s', (phone) => {
  expect(v.parse(businessSchema, { ...required, phone }).phone).toBe(
    '+19165550142',
  )
})

test.each(['California', ' california', 'ca', 'CA'])(
  'the state may be spelled %s',
  (state) => {
    expect(v.parse(businessSchema, { ...required, state }).state).toBe('CA')
  },
)

test('hours may differ by day, leave days out and be typed as usual', () => {
  expect(v.parse(businessSchema, required).hours).toEqual([
    { weekday: 'Monday', opens: '08:00', closes: '17:00' },
    { weekday: 'Saturday', opens: '09:00', closes: '13:30' },
  ])
})

const { phone: _, ...withoutPhone } = required
const address = { street: '1 A St', city: 'Ely', postalCode: '12345' }

test.each<[facts: object, problem: string]>([
  [
    { phone: '911' },
    'phone must be a US number without an extension, such as (212) 555-0100: "911"',
  ],
  [
    { phone: '916 555 0142 ext. 4' },
    'phone must be a US number without an ext',
  ],
  [{ phone: '+44 20 7946 0018' }, 'phone must be a US number'],
  [{ phone: 9_165_550_142 }, 'phone must be of the type string: 9165550142'],
  [{ name: ' ' }, 'name must not be empty: leave the line out'],
  [{ email: 'hello' }, 'email must be an email address such as'],
  [
    { state: 'Oregano' },
    'state must be a state of the US, such as Oregon or OR: "Oregano"',
  ],
  [{ timeZone: 'Pacific' }, 'timeZone must be a time zone of the IANA list'],
  [{ hours: {} }, 'hours must have an open day, such as monday'],
  [
    { hours: { monday: '7-19' } },
    'hours.monday must be two times on a 24-hour',
  ],
  [{ hours: { monday: 'closed' } }, 'Leave a closed day out: "closed"'],
  [{ hours: { monday: '19:00-07:00' } }, 'hours.monday must end later than'],
  [
    { hours: { mon: '07:00-19:00' } },
    'hours.mon is not a field. Did you mean monday?',
  ],
  [{ sinceYear: '2018' }, 'sinceYear must be of the type number: "2018"'],
  [
    { address: { ...address, postalCode: 12_345 } },
    'address.postalCode must be of the type string',
  ],
  [
    { address: { ...address, postalCode: '123' } },
    'address.postalCode must be five digits',
  ],
  [
    { address: { ...address, latitude: 38 } },
    'address must have both latitude and',
  ],
  [
    { address: { ...address, latitude: 98, longitude: 0 } },
    'address.latitude must be in degrees from -90 to 90',
  ],
  [
    { address: { street: '1 A St', city: 'Ely' } },
    'address.postalCode is missing',
  ],
  [
    { profiles: { facebook: 'facebook.com/acme' } },
    'profiles.facebook must be a URL such as https://',
  ],
  [
    { profiles: { facebok: 'https://a.example' } },
    'profiles.facebok is not a field. Did you mean facebook?',
  ],
  [{ credentials: { license: '' } }, 'credentials.license must not be empty'],
  [
    { reviewWidget: { script: 'http://widgets.example/a.js' } },
    'reviewWidget.script must be a URL that starts with https://',
  ],
  [
    {
      reviewWidget: {
        script: 'https://widgets.example/a.js',
        element: '<img src=x onerror=alert(1)>',
      },
    },
    'reviewWidget.element must be a div',
  ],
  [
    { mediaHosts: ['https://code.example', '*'] },
    'mediaHosts.#2 must be an origin such as',
  ],
  [{ map: 'yes' }, 'map must be true or false: "yes"'],
  [
    { colour: 'green' },
    'colour is not a field. The fields are name, shortName, phone,',
  ],
])('%j is one problem with its field', (facts, problem) => {
  expect(problemsOf(facts)).toEqual([expect.stringContaining(problem)])
})

test('all problems are listed at once, each with its file and field', () => {
  const value = { ...withoutPhone, fone: '911', state: 'XX', map: undefined }
  const problems = findProblems(['business.ts', businessSchema, value])
  expect(problems.map((problem) => problem.split(' ', 4).join(' '))).toEqual([
    'business.ts: phone is missing',
    'business.ts: state must be',
    'business.ts: map must be',
    'business.ts: fone is not',
  ])
})

test('an entry of a list is named by its id, not by its place', () => {
  const value = [{ id: 'method/rain', answer: ['We wait.', ''] }]
  expect(
    findProblems(['assistant/methods.ts', assistantEntriesSchema, value]),
  ).toEqual([
    expect.stringMatching(/^assistant\/methods\.ts: method\/rain\.answer/),
  ])
})
