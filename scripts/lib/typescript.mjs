import { pathToFileURL } from 'node:url'
import { bins } from './paths.mjs'

/** Lets this program import TypeScript. Call it after the installs: the loader is a developer tool of cms. */
export async function readTypeScript() {
  await import(pathToFileURL(bins.tsx).href)
}
