import { rmSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { panelSources } from './panel-sources.mjs'
import { bins, cms, logs, web } from './paths.mjs'
import { run } from './run.mjs'
import { makeIfChanged } from './stamps.mjs'

const node = process.versions.modules ?? ''
const lockOf = (/** @type {string} */ project) => path.join(project, 'package-lock.json')

// In this order: the contract may import the chart.
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
      // Removes compiled files whose source is gone.
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

/** The code that cms runs. */
export const cmsSources = [cms, ...packages.map(packageFolder)]

/** Fingerprint of that code. Content is left out: it is read when it is seeded, not when cms is built. */
export const cmsCode = () => fingerprint(cmsSources, [node], [path.join(cms, 'seed/content')])

/** Fingerprint of the sources of the panel's bundle. */
const panelCode = () =>
  fingerprint(
    [...panelSources(), path.join(cms, 'config'), ...packages.map(packageFolder), lockOf(cms)],
    [node],
  )

/** Does not check types; `npm run check` does. @param {Record<string, string>} env */
function compileCms(env) {
  // Removes compiled files whose source is gone.
  for (const name of ['config', 'seed', 'src', 'tsconfig.tsbuildinfo'])
    rmSync(path.join(cms, 'dist', name), { recursive: true, force: true })
  return run('Compiling cms', {
    args: [bins.cmsTypeScript, '--noCheck', '-p', cms],
    cwd: cms,
    env,
    logFile: path.join(logs, 'compile-cms.log'),
  })
}

/** Two steps, because the panel takes minutes to build and the server's code seconds. @param {Record<string, string>} env */
export async function buildCms(env) {
  const isPanelBuilt = await makeIfChanged({
    name: 'build-panel',
    inputs: panelCode,
    // Watch mode recompiles the code and deletes the panel, so this file is then missing.
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

/** One build serves every language and address: web reads them when it starts. @param {Record<string, string>} env */
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
