import type { PageMeta } from './page-metadata.ts'

export const requestPageMeta: PageMeta = {
  title: 'Your request',
  description: 'What you sent us, your photos, and how to change them.',
  keywords: '',
}
