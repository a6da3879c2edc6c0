import { serviceIds } from './service.ts'

// In the browser this is what the build has made of it: scripts/build/made-content.ts.

/** Few services come together, for whoever goes from one to the next; of many each comes by itself. */
export const servicesComeTogether: boolean = serviceIds.length <= 16
