import { expect, test } from 'vitest'

import { findSpecialtyProblems } from '../../../app/content/specialties/check-specialties.ts'

function problemsOf(...slugs: string[]): string[] {
  return findSpecialtyProblems({ slugs, serviceIds: ['roof'] })
}

test('a specialty has a path of its own', () => {
  expect(problemsOf('epoxy', 'window-tinting')).toEqual([])
  expect(problemsOf('contact', 'roof', 'epoxy', 'epoxy')).toEqual([
    'specialties/contact.ts: slug must not be that of another page: "contact"',
    'specialties/roof.ts: slug must not be the id of a service: "roof"',
    'specialties/epoxy.ts: slug must not be that of another specialty: "epoxy"',
  ])
})
