import type { BusinessFile } from '../../app/content/business.schema.ts'

/**
 * An invented firm, as different from the sample as two firms are. The suite
 * builds its site and runs against it.
 */
export const business: BusinessFile = {
  name: 'North Shore Exterior Washing',
  phone: '218-555-0137',
  email: 'hello@north-shore-washing.example',
  region: 'the Twin Ports',
  city: 'Duluth',
  state: 'MN',
  timeZone: 'America/Chicago',
  hours: {
    tuesday: '08:00-17:00',
    wednesday: '08:00-17:00',
    thursday: '08:00-17:00',
    friday: '08:00-17:00',
    saturday: '09:00-13:00',
  },
  sinceYear: 2012,
  copyrightYear: 2026,
  serviceRadius: 40,
  profiles: {
    facebook: 'https://www.facebook.com/north-shore-washing.example',
  },
  messageField: true,
  activity: false,
  film: false,
  map: false,
  mediaHosts: ['https://cdn.example'],
  reviewWidget: {
    script: 'https://widget.example/platform.js',
    element: '<div class="platform-app-123" data-platform-app-lazy></div>',
    hosts: ['https://widget-files.example'],
  },
}
