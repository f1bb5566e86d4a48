import path from 'node:path'
import type { NextConfig } from 'next'
import type { Rewrite } from 'next/dist/lib/load-custom-routes'
import { audienceHeader } from './server/next-internals/audience-header.mjs'
import { cachedPages } from './server/next-internals/cached-pages.mjs'
import { listedRewrites } from './server/next-internals/listed-pages.mjs'

// Requests without a session never run the proxy: configuration alone routes them to the visitor's static pages. Files,
// Next's own addresses and our route handlers are not rewritten.
const pageSource = '/:path((?!_next/|api/|uploads/|og/).*)'

const sessionCookies = [
  // Its name depends on https (decision registration-and-sessions).
  { type: 'cookie' as const, key: 'token' },
  { type: 'cookie' as const, key: '__Host-token' },
  { type: 'cookie' as const, key: 'preview' },
]

// For members with a recently unsealed cookie; the proxy routes the others.
const knownAudience = {
  type: 'header' as const,
  key: audienceHeader,
  value: '(?<audience>[a-z-]+)',
}

type Condition = NonNullable<Rewrite['has']>

const pagesOf = (
  folder: string,
  condition: { has?: Condition; missing?: Condition },
): Rewrite[] => [
  ...cachedPages.map(({ source, has = [], missing, kept }) => ({
    source,
    has: [...(condition.has ?? []), ...has],
    missing: [...(condition.missing ?? []), ...missing],
    destination: folder + kept,
  })),
  ...listedRewrites.map(({ source, has, to }) => ({
    source,
    has: [...(condition.has ?? []), ...has],
    missing: condition.missing ?? [],
    destination: folder + to,
  })),
  { source: pageSource, ...condition, destination: `${folder}/:path` },
]

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Only for the image of web: copies what the server needs, without the packages of the build.
  ...(process.env.NEXT_OUTPUT === 'standalone' && { output: 'standalone' as const }),
  // For the ETag and Last-Modified of files that the code draws (server/api/answer-file).
  env: { BUILT_AT: String(Date.now()) },
  turbopack: { root: import.meta.dirname },
  // `npm run check` checks the types; a build need not check them again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Hashing the whole page for every response costs more than it saves on repeated visits.
  generateEtags: false,
  reactStrictMode: true,
  cacheHandler: path.join(import.meta.dirname, 'server/next-internals/cache-handler.mjs'),
  // Memory cache of pages and cms responses, in bytes; the disk has all of them (decision page-cache).
  cacheMaxMemorySize: 16_000_000,
  // A native module, which cannot be bundled, a package that reads its own files by path, and optional packages.
  serverExternalPackages: [
    '@resvg/resvg-js',
    'pdfkit',
    // Loaded only with `REDIS_URL`.
    '@redis/client',
    '@fortedigital/nextjs-cache-handler',
    'rate-limiter-flexible',
  ],
  experimental: {
    // `unauthorized()` answers 401 with the page of spec §8.
    authInterrupts: true,
    // Optimised pictures are on the disk; the library would also keep fifty megabytes in memory.
    imgOptOperationCache: false,
  },
  images: {
    // No query: each would be rendered and stored as another picture (decision security-headers).
    localPatterns: [{ pathname: '/uploads/**', search: '' }],
    formats: ['image/avif', 'image/webp'],
    qualities: [75],
    // An editor may replace a picture; an unchanged one is not encoded again.
    minimumCacheTTL: 300,
    // Few widths: each is in the markup of every picture.
    deviceSizes: [640, 1280],
    imageSizes: [],
    // Ten times the pictures of a site in all widths and formats; beyond it the least used are deleted.
    maximumDiskCacheSize: 300_000_000,
  },
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [
      ...pagesOf('/visitor', { missing: sessionCookies }),
      ...pagesOf('/:audience', { has: [knownAudience] }),
    ],
    fallback: [],
  }),
  redirects: async () => [
    { source: '/_app', destination: '/', permanent: true },
    // Browsers request it for pages without an icon.
    { source: '/favicon.ico', destination: '/icon.svg', permanent: true },
  ],
}

export default config
