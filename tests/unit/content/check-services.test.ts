import { expect, test } from 'vitest'

import { findServiceProblems } from '../../../app/content/services/check-services.ts'

const windows = {
  id: 'windows',
  title: 'Window Cleaning',
  introduction: 'Glass you cannot see.',
  headline: 'Dry without a spot',
  description: 'Purified water dries clear.',
}
const answers = [
  { id: 'method/rain', title: 'What if it rains?' },
  { id: 'method/duration' },
]

const stainIds = ['rust', 'oil']

test('a service may ask common questions and its own', () => {
  const own = { question: 'Both sides?', answer: 'If you let us in.' }
  const services = [{ ...windows, questions: ['method/rain', own] }]
  expect(findServiceProblems({ services, answers, stainIds })).toEqual([])
})

test('a repeated id and questions that pages do not show are named', () => {
  const services = [windows, { ...windows, questions: ['method/duration'] }]
  expect(findServiceProblems({ services, answers, stainIds })).toEqual([
    'services.ts: two services have the id "windows"',
    'services/windows.ts: questions must be of method/rain, or a question of its own: "method/duration"',
  ])
})

test('a stain that the firm does not describe is named', () => {
  const services = [{ ...windows, stains: ['oil', 'tar'] }]
  expect(findServiceProblems({ services, answers, stainIds })).toEqual([
    'services/windows.ts: stains must be of rust, oil (stains.ts): "tar"',
  ])
})

test('a firm without services is told so', () => {
  expect(findServiceProblems({ services: [], answers, stainIds })).toEqual([
    'services.ts: there must be one service at least',
  ])
})
