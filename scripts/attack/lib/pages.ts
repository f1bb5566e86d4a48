import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { web } from '../../lib/paths.mjs'

interface Route {
  path: string
  isSecret?: true
}

// The compiler of web reads it by other rules than that of the scripts: here it is a table, by its place.
const { routes } = await import(pathToFileURL(path.join(web, 'base/routing/routes.ts')).href)

/** Every page of the site. */
export const everyPage: Route[] = Object.values(routes)
