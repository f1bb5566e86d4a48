import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  CircularReferenceNodeParser,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  DefinitionType,
  InterfaceAndClassNodeParser,
  NeverType,
  ObjectType,
  SchemaGenerator,
  StringType,
} from 'ts-json-schema-generator'
import ts from 'typescript'

const here = path.dirname(fileURLToPath(import.meta.url))

/** What the sandbox answers with; of every other thing of Stripe's it gives the id at most. */
const ours = new Set(
  `Address BillingPortal/Sessions Charges Checkout/Sessions Coupons Customers Discounts Disputes Events
  InvoiceLineItems InvoicePayments Invoices LineItems PaymentIntents PaymentMethods Plans Prices Products
  Refunds SubscriptionItems Subscriptions`.split(/\s+/u),
)

const stripe = /^.*\/node_modules\/stripe\/cjs\/(?:resources\/)?(.*)\.d\.ts$/u

/** The resource of a type's file, such as "Checkout/Sessions"; '' for our own table. @param {ts.Node} node */
const resourceOf = (node) => stripe.exec(node.getSourceFile().fileName)?.[1] ?? ''

/**
 * Interfaces under the name of their file: two resources may each have a `Card`.
 *
 * @implements {import('ts-json-schema-generator').SubNodeParser}
 */
class NamedInterfaces {
  constructor(checker, inner) {
    this.checker = checker
    this.inner = inner
  }

  supportsNode(node) {
    return this.inner.supportsNode(node)
  }

  createType(node, context, reference) {
    const resource = resourceOf(node)
    const isForeign = /^[A-Z]/u.test(resource) && !ours.has(resource)
    const name = this.nameOf(node, context)
    if (isForeign) return new DefinitionType(name, new ObjectType(`foreign-${name}`, [], [], true))
    return new DefinitionType(name, this.inner.createType(node, context, reference))
  }

  nameOf(node, context) {
    const symbol = this.checker.getSymbolAtLocation(node.name)
    const full = this.checker.getFullyQualifiedName(symbol).replace(/^".*"\./u, '')
    const takes = context.getArguments().map((argument) => argument?.getName())
    const resource = resourceOf(node)
    return `${resource && `${resource}:`}${full}${takes.length > 0 ? `<${takes.join(',')}>` : ''}`
  }
}

/** Of a decimal number Stripe sends the text; its client makes an object of it. */
const decimals = {
  supportsNode: (node) => ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Decimal',
  createType: () => new StringType(),
}

/** Behind each list of known values the types allow any other text: here only the known ones count. */
const otherStrings = {
  supportsNode: (node) => ts.isTypeReferenceNode(node) && node.typeName.getText() === 'OtherString',
  createType: () => new NeverType(),
}

/** The schemas of everything in stripe-types.ts, from the types of the installed client. */
export function makeSchemas() {
  const config = {
    ...DEFAULT_CONFIG,
    path: path.join(here, 'stripe-types.ts'),
    tsconfig: path.join(here, 'tsconfig.json'),
    skipTypeCheck: true,
    type: '*',
    expose: 'none',
    jsDoc: 'none',
    additionalProperties: false,
    encodeRefs: true,
  }
  const program = createProgram(config)
  const checker = program.getTypeChecker()
  const parser = createParser(program, config, (chain) => {
    chain.addNodeParser(decimals).addNodeParser(otherStrings)
    const inner = new InterfaceAndClassNodeParser(checker, chain, false)
    chain.addNodeParser(new CircularReferenceNodeParser(new NamedInterfaces(checker, inner)))
  })
  return new SchemaGenerator(program, parser, createFormatter(config), config).createSchema('*')
}

process.stdout.write(JSON.stringify(makeSchemas()))
