import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, web } from '../lib/paths.mjs'
import { allFiles } from '../test/changed/git.ts'
import { unknownRoutes, unsentFields } from './page-faults.ts'

/** Compares the table of routes with its documentation, and the fields of the update call with the forms that send it. */
const documentation = 'docs/product.md'
const ofWeb = (file: string) => import(pathToFileURL(path.join(web, file)).href)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const { routes }: { routes: Record<string, { path: string }> } =
  await ofWeb('base/routing/routes.ts')
const { userUpdate }: { userUpdate: (today: string) => { shape: object } } =
  await ofWeb('lib/contract/user.ts')

const isPart = /^web\/(app|features|shell)\/.*(?<!\.test)\.tsx?$/
const senders = (await allFiles())
  .filter((file) => isPart.test(file))
  .map(read)
  .filter((source) => /['"]updateUser['"]/.test(source))

const paths = Object.values(routes).map((row) => row.path)
const fields = Object.keys(userUpdate('2000-01-01').shape)
const faults = [
  ...unknownRoutes(paths, read(documentation)).map(
    (route) => `${route} stands in the table of routes and not in ${documentation}`,
  ),
  ...unsentFields(fields, senders).map((field) => `${field} of updateUser is sent by no page`),
]
for (const fault of faults) console.error(fault)
console.log(`${paths.length} routes, ${fields.length} fields, ${faults.length} faults`)
process.exitCode = paths.length > 0 && fields.length > 0 && faults.length === 0 ? 0 : 1
