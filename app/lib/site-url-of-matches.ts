import {
  type AnyRouteMatch,
  type MakeRouteMatch,
  type RegisteredRouter,
  rootRouteId,
} from '@tanstack/react-router'

type RootMatch = MakeRouteMatch<
  RegisteredRouter['routeTree'],
  typeof rootRouteId
>

export function siteUrlOfMatches(matches: readonly AnyRouteMatch[]): string {
  const url = matches.find(isRootMatch)?.loaderData?.siteUrl
  if (url === undefined) throw new Error('The root route has not loaded.')
  return url
}

function isRootMatch(match: AnyRouteMatch): match is RootMatch {
  return match.routeId === rootRouteId
}
