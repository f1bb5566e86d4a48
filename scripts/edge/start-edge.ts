import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { waitFor } from '../lib/health.mjs'
import { root } from '../lib/paths.mjs'
import { anyPort } from '../lib/ports.mjs'
import { launch } from '../lib/processes.mjs'
import { installPackage } from '../test/install-package.ts'
import { temporaryFolder } from '../test/temporary-folder.ts'

const template = path.join(root, 'docker/edge.conf.template')
const inPath = (process.env.PATH ?? '').split(path.delimiter)

/** Debian installs it outside of the path of ordinary users. */
const findNginx = () =>
  [...inPath, '/usr/sbin'].map((folder) => path.join(folder, 'nginx')).find(existsSync)

/** nginx of this machine; root on Debian, such as in CI, installs it now. Undefined on other machines. */
export async function getNginx(): Promise<string | undefined> {
  if (!findNginx() && process.getuid?.() === 0) await installPackage('nginx-light')
  return findNginx()
}

/** A group of servers on this machine, in place of the name of a service in the network of production. */
export const groupOf = (name: string, ports: readonly number[]) =>
  `upstream ${name} { ${ports.map((port) => `server 127.0.0.1:${port};`).join(' ')} }`

/** What the image of nginx does with the template, for one machine. */
function configurationOf(port: number, folder: string) {
  const values: Record<string, string> = {
    NGINX_LOCAL_RESOLVERS: '127.0.0.1',
    WEB_HOST: 'webs',
    CACHE_SIZE: '240m',
  }
  return readFileSync(template, 'utf8')
    .replace(/\$\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
    .replace('/var/cache/nginx/pages', path.join(folder, 'pages'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
}

/** The part of the configuration that the image has, without its user and its folders. */
const frameOf = (folder: string, parts: readonly string[]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${parts.join('\n  ')}
  include ${folder}/edge.conf;
}
`

interface How {
  /** By default any free one. */
  port?: number
  /** Further parts of the configuration. */
  parts?: string[]
}

/**
 * Starts nginx with the page cache of production in front of webs on this machine. It ends with this process.
 *
 * @param webPorts ports of the webs
 * @returns its address and program
 */
export async function startEdge(nginx: string, webPorts: readonly number[], how: How = {}) {
  const folder = temporaryFolder('edge')
  const { port = await anyPort([...webPorts]), parts = [] } = how
  mkdirSync(path.join(folder, 'pages'))
  writeFileSync(path.join(folder, 'edge.conf'), configurationOf(port, folder))
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    frameOf(folder, [groupOf('webs', webPorts), ...parts]),
  )
  const logFile = path.join(folder, 'output.log')
  const program = launch({
    command: nginx,
    args: [
      '-p',
      folder,
      '-c',
      path.join(folder, 'nginx.conf'),
      '-e',
      path.join(folder, 'error.log'),
    ],
    cwd: folder,
    env: {},
    logFile,
  })
  const address = `http://127.0.0.1:${port}`
  let hasEnded = false
  program.ended.then(() => {
    hasEnded = true
  })
  const options = { what: 'nginx', timeoutMs: 10_000, hasEnded: () => hasEnded, logFile }
  await waitFor(`${address}/edge-health`, options)
  return { address, program }
}
