import { areasInPage } from './areas-in-page.ts'
import { type ServiceArea, serviceAreas } from './city.ts'

// In the browser this is what the build has made of it, and not the names it is made from: scripts/build/made-content.ts.

/** The places every page can name without asking. */
export const listedAreas: readonly ServiceArea[] = areasInPage(serviceAreas)

/** How many places there are. */
export const areaCount: number = serviceAreas.length

/** Whether others are served than those that are listed. */
export const areMoreServed: boolean = areaCount > listedAreas.length
