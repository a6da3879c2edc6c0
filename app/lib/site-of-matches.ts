import {
  type AnyRouteMatch,
  type MakeRouteMatch,
  type RegisteredRouter,
  rootRouteId,
} from '@tanstack/react-router'

import type { Site } from '~/content/site-settings'

type RootMatch = MakeRouteMatch<
  RegisteredRouter['routeTree'],
  typeof rootRouteId
>

export function siteOfMatches(matches: readonly AnyRouteMatch[]): Site {
  const site = matches.find(isRootMatch)?.loaderData?.site
  if (!site) throw new Error('The root route has not loaded the settings.')
  return site
}

function isRootMatch(match: AnyRouteMatch): match is RootMatch {
  return match.routeId === rootRouteId
}
