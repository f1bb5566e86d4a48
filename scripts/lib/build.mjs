import { rmSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { panelSources } from './panel-sources.mjs'
import { bins, cms, logs, web } from './paths.mjs'
import { run } from './run.mjs'
import { makeIfChanged } from './stamps.mjs'

const node = process.versions.modules ?? ''
const lockOf = (/** @type {string} */ project) => path.join(project, 'package-lock.json')

// In this order: the contract may speak of the chart.
const packages = ['chart', 'contract']
const packageFolder = (/** @type {string} */ name) => path.join(web, 'lib', name)

/** @param {string} name @param {Record<string, string>} env */
function compilePackage(name, env) {
  const folder = packageFolder(name)
  return makeIfChanged({
    name: `compile-${name}`,
    inputs: () => fingerprint([...packages.map(packageFolder), lockOf(web)], [node]),
    outcome: [path.join(folder, 'dist/index.js')],
    make: async () => {
      // A file that is no longer in the source must not live on in the compiled form.
      rmSync(path.join(folder, 'dist'), { recursive: true, force: true })
      await run(`Compiling @krono/${name}`, {
        args: [bins.webTypeScript, '-p', path.join(folder, 'tsconfig.build.json')],
        cwd: web,
        env,
        logFile: path.join(logs, `compile-${name}.log`),
      })
    },
  })
}

/** Compiles the packages that cms shares with web. @param {Record<string, string>} env */
export async function compilePackages(env) {
  let isMade = false
  for (const name of packages) isMade = (await compilePackage(name, env)) || isMade
  return isMade
}

/** The code that cms runs on. */
export const cmsSources = [cms, ...packages.map(packageFolder)]

/** The same as one text. Content is read when it is seeded, not when it is built. */
export const cmsCode = () => fingerprint(cmsSources, [node], [path.join(cms, 'seed/content')])

/** What the bundle of the panel is made of. */
const panelCode = () =>
  fingerprint(
    [...panelSources(), path.join(cms, 'config'), ...packages.map(packageFolder), lockOf(cms)],
    [node],
  )

/** Types are checked by `npm run check`. @param {Record<string, string>} env */
function compileCms(env) {
  // A file that is no longer in the source must not live on in the compiled form.
  for (const name of ['config', 'seed', 'src', 'tsconfig.tsbuildinfo'])
    rmSync(path.join(cms, 'dist', name), { recursive: true, force: true })
  return run('Compiling cms', {
    args: [bins.cmsTypeScript, '--noCheck', '-p', cms],
    cwd: cms,
    env,
    logFile: path.join(logs, 'compile-cms.log'),
  })
}

/** The panel takes minutes to build, the server's code seconds. @param {Record<string, string>} env */
export async function buildCms(env) {
  const isPanelBuilt = await makeIfChanged({
    name: 'build-panel',
    inputs: panelCode,
    // Watch mode compiles the code again and drops the panel; then this is not there.
    outcome: [path.join(cms, 'dist/build/index.html')],
    make: () =>
      run('Building the panel', {
        args: [bins.strapi, 'build'],
        cwd: cms,
        env: { ...env, NODE_ENV: 'production' },
        logFile: path.join(logs, 'build-panel.log'),
      }),
  })
  const isCompiled = await makeIfChanged({
    name: 'compile-cms',
    inputs: cmsCode,
    outcome: [path.join(cms, 'dist/src/index.js')],
    make: () => compileCms(env),
  })
  return isPanelBuilt || isCompiled
}

/** Language and addresses are read when web runs, not when it is built: one build serves them all. @param {Record<string, string>} env */
export const buildWeb = (env) =>
  makeIfChanged({
    name: 'build-web',
    inputs: () => fingerprint([web], [node]),
    outcome: [path.join(web, '.next/BUILD_ID')],
    make: () =>
      run('Building web', {
        args: [bins.next, 'build'],
        cwd: web,
        env: { ...env, NODE_ENV: 'production' },
        logFile: path.join(logs, 'build-web.log'),
      }),
  })
