import * as v from 'valibot'

import type { TestDatabase } from './test-database.ts'

const claimedSchema = v.object({
  notification_id: v.string(),
  claim: v.string(),
  channel: v.string(),
  resends: v.number(),
  quote_request_id: v.string(),
})

const stateSchema = v.object({
  status: v.string(),
  attempts: v.number(),
  resends: v.number(),
  last_error: v.nullable(v.string()),
  is_claimed: v.boolean(),
  seconds_until_next: v.number(),
  seconds_until_give_up: v.number(),
})

type Claimed = v.InferOutput<typeof claimedSchema>
type NotificationState = v.InferOutput<typeof stateSchema>

/** Claims due notifications as the server does. */
export async function claim(as: TestDatabase['as'], count = '1', lease = '40'): Promise<Claimed[]> {
  const rows = await as('service_role', 'select * from claim_quote_notifications($1::integer, $2::integer)', [
    count,
    lease,
  ])
  return v.parse(v.array(claimedSchema), rows)
}

/** How the one notification of a channel stands; times in seconds from now. */
export async function notificationState(
  as: TestDatabase['as'],
  channel = 'email',
): Promise<NotificationState> {
  const rows = await as(
    'service_role',
    `select status, attempts, resends, last_error, claim is not null as is_claimed,
            extract(epoch from next_attempt_at - now())::float8 as seconds_until_next,
            extract(epoch from give_up_at - now())::float8 as seconds_until_give_up
     from quote_notifications where channel = $1`,
    [channel],
  )
  const [state] = v.parse(v.tuple([stateSchema]), rows)
  return state
}
