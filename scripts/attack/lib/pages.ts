import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { web } from '../../lib/paths.mjs'

interface Route {
  path: string
  isSecret?: true
}

// Imported by path: the compiler options of web differ from those of the scripts.
const { routes } = await import(pathToFileURL(path.join(web, 'base/routing/routes.ts')).href)

/** Every page of the site. */
export const everyPage: Route[] = Object.values(routes)
