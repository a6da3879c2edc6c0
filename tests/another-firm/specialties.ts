import type { SpecialtyFile } from '../../app/content/specialties/specialty.schema.ts'

export const specialties: readonly SpecialtyFile[] = []
