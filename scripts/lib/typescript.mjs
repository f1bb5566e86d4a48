import { pathToFileURL } from 'node:url'
import { bins } from './paths.mjs'

/** From here on this program can import TypeScript. Only after the installs: its runner is a developer tool of cms. */
export async function readTypeScript() {
  await import(pathToFileURL(bins.tsx).href)
}
