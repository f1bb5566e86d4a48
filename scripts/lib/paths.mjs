import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folders. `.state`, ignored by git, holds everything that the scripts store. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
export const web = path.join(root, 'web')
export const cms = path.join(root, 'cms')
export const state = path.join(root, '.state')
export const logs = path.join(state, 'logs')
export const envFile = path.join(root, '.env')

/** Programs are started as `node <bin>`: npm's wrapper would not forward our signals. */
export const bins = {
  next: path.join(web, 'node_modules/next/dist/bin/next'),
  playwright: path.join(web, 'node_modules/@playwright/test/cli.js'),
  webTypeScript: path.join(web, 'node_modules/typescript/bin/tsc'),
  strapi: path.join(cms, 'node_modules/@strapi/strapi/bin/strapi.js'),
  cmsTypeScript: path.join(cms, 'node_modules/typescript/bin/tsc'),
  /** The TypeScript loader: `node --import <this>`. */
  tsx: path.join(cms, 'node_modules/tsx/dist/loader.mjs'),
  typeScript: path.join(root, 'node_modules/typescript/bin/tsc'),
  biome: path.join(root, 'node_modules/@biomejs/biome/bin/biome'),
  dependencyCruiser: path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  knip: path.join(root, 'node_modules/knip/bin/knip.js'),
}
