import type { Locator, Page } from '@playwright/test'

/** The choice among the services. */
export const serviceRow = (page: Page): Locator => page.getByRole('navigation', { name: 'Choose a service' })

export const selectedService = (page: Page): Locator => serviceRow(page).locator('[aria-current="page"]')

/** The part of the page that has the name of a service. */
export const serviceDetail = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true })

export const serviceHeading = (page: Page, name: string): Locator =>
  serviceDetail(page, name).getByRole('heading', { level: 2 }).first()
