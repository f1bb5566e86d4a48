import { type AdminArea, type EndpointName, endpointRow, endpoints } from '@krono/contract'

type Route = { method: string; path: string }

/** Strapi writes `:id` where the contract writes `{id}`. */
const keyOf = ({ method, path }: Route) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

const areas = new Map<string, AdminArea>()
for (const name of Object.keys(endpoints) as EndpointName[]) {
  const { area, ...route } = endpointRow(name)
  if (area) areas.set(keyOf(route), area)
}

/** What a route of the back office touches, by its row in the contract. Throws for a route without one. */
export function areaOfRoute(route: Route): AdminArea {
  const area = areas.get(keyOf(route))
  if (!area) throw new Error(`The contract has no area for ${keyOf(route)}.`)
  return area
}
