import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import Ajv from 'ajv'
import { cmsFolder } from '../support/environment'

type Schemas = { definitions: Record<string, { properties?: Record<string, object> }> }
type Kind = 'Params' | 'Answers' | 'Events'

/** Faults of a value, one sentence each, with their path; empty when it is valid. */
type Check = (kind: Kind, name: string, value: unknown) => string[]

const maker = path.join(__dirname, 'make-schemas.mts')

/** The schemas are made in a separate program: the generator is an ES module, which Jest cannot load. */
async function makeSchemas(): Promise<Schemas> {
  const how = { cwd: cmsFolder, maxBuffer: 64 * 1024 * 1024 }
  const args = ['--import', 'tsx', maker]
  const { stdout } = await promisify(execFile)(process.execPath, args, how)
  return JSON.parse(stdout)
}

/**
 * The shapes of Stripe's API from the installed client's types, which Stripe generates from its OpenAPI description.
 * Numbers in parameters may be text; responses must match exactly.
 */
export async function shapesOfStripe() {
  const schemas = await makeSchemas()
  // Schemas this large compile faster without inlined references.
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
