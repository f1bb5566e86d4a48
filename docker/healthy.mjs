// Health check of a container: node healthy.mjs ADDRESS. The slim image has neither curl nor wget.
const response = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(4_000) })
process.exit(response.ok ? 0 : 1)
