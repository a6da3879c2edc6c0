import type { ActivityFile } from '../../app/content/activity.schema.ts'

export const activity: ActivityFile = { items: [] }
