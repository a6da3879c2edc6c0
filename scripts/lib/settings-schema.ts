import * as v from 'valibot'

import {
  headerText,
  processEntries,
  url,
} from '../../app/lib/parse-settings.ts'

// Ports on which browsers open no page: https://fetch.spec.whatwg.org/#port-blocking
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79,
  87, 95, 101, 102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137,
  139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723,
  2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
])

const portProblem = 'must be a number from 1 to 65535'
const port = v.pipe(
  v.string(),
  v.digits(portProblem),
  v.toNumber(),
  v.minValue(1, portProblem),
  v.maxValue(65_535, portProblem),
  v.check(
    (number) => !blockedPorts.has(number),
    'is a port that browsers refuse to open',
  ),
)

// Only a shell replaces these, and no shell reads the settings file.
const path = v.pipe(
  v.string(),
  v.check(
    (value) => !/^~|\$[a-z{]|%\w+%|\p{Cc}/iu.test(value),
    'must be a path without ~, $HOME or %USERPROFILE%',
  ),
)

function wholeNumber(problem: string) {
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/, problem))
}

const limit = wholeNumber('must be a whole number, or 0 for no limit')

const anyText = v.optional(v.string())

export const functionEntries = {
  RESEND_API_KEY: v.optional(headerText),
  SMTP_URL: anyText,
  QUOTE_EMAIL_TO: anyText,
  QUOTE_EMAIL_FROM: anyText,
  LEAD_WEBHOOK_URL: anyText,
  LEAD_WEBHOOK_SECRET: anyText,
  QUOTE_LIMIT_PER_ADDRESS: v.optional(limit),
  QUOTE_LIMIT_PER_PHONE: v.optional(limit),
  QUOTE_PHOTO_MB_PER_DAY: v.optional(limit),
  GOOGLE_PLACES_API_KEY: v.optional(headerText),
  GOOGLE_PLACE_ID: v.optional(headerText),
  GOOGLE_PLACES_API_URL: v.optional(url('must be a URL')),
  ASSISTANT_MODEL: anyText,
  ASSISTANT_API_URL: v.optional(url('must be a URL')),
  ASSISTANT_API_KEY: v.optional(headerText),
  ASSISTANT_DAILY_CALLS: v.optional(
    wholeNumber('must be a whole number, or 0 for no calls'),
  ),
}

export const dataEntries = {
  DATA_DIR: v.optional(path, '.data'),
  SUPABASE_URL: processEntries.SUPABASE_URL,
  SUPABASE_SECRET_KEY: v.optional(headerText),
  SUPABASE_SERVICE_ROLE_KEY: v.optional(headerText),
}

/** Every setting. docs/settings.md and .env.example describe them. */
export const settingEntries = {
  ...processEntries,
  ...functionEntries,
  ...dataEntries,
  PORT: v.optional(port, '3000'),
  HOST: anyText,
  SUPABASE_PORT: v.optional(port),
  DELIVERY_SECRET: v.optional(headerText),
  ENV_FILE: anyText,
  NODE_EXTRA_CA_CERTS: v.optional(path),
  NODE_USE_SYSTEM_CA: anyText,
  CHROMIUM_PATH: v.optional(path),
}

export const settingNames: readonly string[] = Object.keys(settingEntries)

export type SettingValues = v.InferOutput<
  v.ObjectSchema<typeof settingEntries, undefined>
>
