import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import Ajv from 'ajv'
import { cmsFolder } from '../support/environment'

type Schemas = { definitions: Record<string, { properties?: Record<string, object> }> }
type Kind = 'Params' | 'Answers' | 'Events'

/** What is wrong with a value: one sentence a fault, with its place; none when it fits. */
type Check = (kind: Kind, name: string, value: unknown) => string[]

const maker = path.join(__dirname, 'make-schemas.mts')

/** The schemas are made in a program of their own: their maker is an ES module, which Jest cannot load. */
async function makeSchemas(): Promise<Schemas> {
  const how = { cwd: cmsFolder, maxBuffer: 64 * 1024 * 1024 }
  const args = ['--import', 'tsx', maker]
  const { stdout } = await promisify(execFile)(process.execPath, args, how)
  return JSON.parse(stdout)
}

/**
 * The shapes of Stripe's API from the installed client's types, which Stripe generates from its OpenAPI description.
 * Numbers of parameters travel as texts; answers must be exact.
 */
export async function shapesOfStripe() {
  const schemas = await makeSchemas()
  // Schemas this large compile faster when nothing is copied into its place.
  const options = { strict: false, inlineRefs: false, code: { optimize: false } }
  const exact = new Ajv(options).addSchema(schemas, 'stripe')
  const lenient = new Ajv({ ...options, coerceTypes: true }).addSchema(schemas, 'stripe')
  const check: Check = (kind, name, value) => {
    const ajv = kind === 'Params' ? lenient : exact
    const place = name.replaceAll('~', '~0').replaceAll('/', '~1')
    const reference = `stripe#/definitions/${kind}/properties/${encodeURIComponent(place)}`
    const validate = ajv.getSchema(reference)
    if (!validate) return [`${kind} has nothing for ${name}`]
    if (validate(structuredClone(value))) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${name}${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
  const namesOf = (kind: Kind) => Object.keys(schemas.definitions[kind]?.properties ?? {})
  return { check, namesOf }
}
