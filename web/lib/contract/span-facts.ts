/**
 * Attributes of trace spans that may leave the machine. All others are dropped: instrumentations also record queries with
 * birth dates, tokens of links, addresses of visitors and texts of errors.
 */
const allowed: ReadonlySet<string> = new Set([
  'db.name',
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.statement',
  'db.system',
  'db.system.name',
  'error.type',
  'exception.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'krono.request_id',
  'net.peer.name',
  'net.peer.port',
  'next.route',
  'next.span_type',
  'server.address',
  'server.port',
])

type Attributes = Readonly<Record<string, unknown>>

/** The parts of OpenTelemetry's `ReadableSpan` that are filtered. */
type SpanFacts = {
  name: string
  attributes: Attributes
  status: { code: number }
  events: readonly { attributes?: Attributes }[]
}

type Exporter<Span, Done> = {
  export(spans: Span[], done: Done): void
  shutdown(): Promise<void>
  forceFlush?(): Promise<void>
}

const publicAttributes = (attributes: Attributes = {}) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => allowed.has(name)))

// Next names a request to the cms `fetch GET http://…?birth=…`.
const publicName = (name: string) => name.replace(/\s*https?:\/\/\S*/g, '').replace(/\?\S*/g, '')

/** The span without what must not leave the machine; it inherits the rest. */
const publicSpan = <Span extends SpanFacts>(span: Span): Span =>
  Object.create(span, {
    name: { value: publicName(span.name) },
    attributes: { value: publicAttributes(span.attributes) },
    status: { value: { code: span.status.code } },
    events: {
      value: span.events.map((event) => ({
        ...event,
        attributes: publicAttributes(event.attributes),
      })),
    },
  })

/** An exporter that sends spans without personal data and secrets to the given one. */
export const publicSpans = <Span extends SpanFacts, Done>(
  exporter: Exporter<Span, Done>,
): Exporter<Span, Done> => ({
  export: (spans, done) => exporter.export(spans.map(publicSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
})
