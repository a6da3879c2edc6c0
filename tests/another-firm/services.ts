import type { ServiceFile } from '../../app/content/services/service.ts'
import { concrete } from './services/concrete.ts'
import { docks } from './services/docks.ts'
import { siding } from './services/siding.ts'
import { windows } from './services/windows.ts'

export const services: readonly ServiceFile[] = [
  windows,
  siding,
  docks,
  concrete,
]
