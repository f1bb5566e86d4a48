import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  ChainNodeParser,
  CircularReferenceNodeParser,
  type CompletedConfig,
  type Context,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  DefinitionType,
  InterfaceAndClassNodeParser,
  NeverType,
  ObjectType,
  type ReferenceType,
  SchemaGenerator,
  StringType,
  type SubNodeParser,
} from 'ts-json-schema-generator'
import ts from 'typescript'

const here = path.dirname(fileURLToPath(import.meta.url))

/** Resources in the sandbox's responses. It returns other resources of Stripe by their id only. */
const ours = new Set(
  `Address BillingPortal/Configurations BillingPortal/Sessions Charges Checkout/Sessions Coupons Customers Discounts Disputes Events
  InvoiceLineItems InvoicePayments Invoices LineItems PaymentIntents PaymentMethods Plans Prices Products
  Refunds SubscriptionItems Subscriptions`.split(/\s+/u),
)

const stripe = /^.*\/node_modules\/stripe\/cjs\/(?:resources\/)?(.*)\.d\.ts$/u

/** The resource of a type's file, such as "Checkout/Sessions"; '' for our own table. */
const resourceOf = (node: ts.Node) => stripe.exec(node.getSourceFile().fileName)?.[1] ?? ''

type Interface = ts.InterfaceDeclaration | ts.ClassDeclaration

/** Prefixes interfaces with the name of their file: two resources may each have a `Card`. */
class NamedInterfaces implements SubNodeParser {
  private readonly checker: ts.TypeChecker
  private readonly inner: InterfaceAndClassNodeParser

  constructor(checker: ts.TypeChecker, inner: InterfaceAndClassNodeParser) {
    this.checker = checker
    this.inner = inner
  }

  supportsNode(node: ts.Node) {
    return ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
  }

  createType(node: Interface, context: Context, reference?: ReferenceType) {
    const resource = resourceOf(node)
    const isForeign = /^[A-Z]/u.test(resource) && !ours.has(resource)
    const name = this.nameOf(node, context)
    if (isForeign) return new DefinitionType(name, new ObjectType(`foreign-${name}`, [], [], true))
    return new DefinitionType(name, this.inner.createType(node, context, reference))
  }

  nameOf(node: Interface, context: Context) {
    const symbol = node.name && this.checker.getSymbolAtLocation(node.name)
    if (!symbol) throw new Error(`An interface without a name: ${node.getText()}`)
    const full = this.checker.getFullyQualifiedName(symbol).replace(/^".*"\./u, '')
    const takes = context.getArguments().map((argument) => argument?.getName())
    const resource = resourceOf(node)
    return `${resource && `${resource}:`}${full}${takes.length > 0 ? `<${takes.join(',')}>` : ''}`
  }
}

/** Stripe sends decimal numbers as text; its client turns them into objects. */
const decimals: SubNodeParser = {
  supportsNode: (node) => ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Decimal',
  createType: () => new StringType(),
}

/** The types allow any other text besides the known values: the schemas allow only the known ones. */
const otherStrings: SubNodeParser = {
  supportsNode: (node) => ts.isTypeReferenceNode(node) && node.typeName.getText() === 'OtherString',
  createType: () => new NeverType(),
}

/** The schemas of everything in stripe-types.ts, from the types of the installed client. */
function makeSchemas() {
  const config: CompletedConfig = {
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
    if (!(chain instanceof ChainNodeParser)) throw new Error('The parser chain is another one.')
    chain.addNodeParser(decimals).addNodeParser(otherStrings)
    const inner = new InterfaceAndClassNodeParser(checker, chain, false)
    chain.addNodeParser(new CircularReferenceNodeParser(new NamedInterfaces(checker, inner)))
  })
  return new SchemaGenerator(program, parser, createFormatter(config), config).createSchema('*')
}

process.stdout.write(JSON.stringify(makeSchemas()))
