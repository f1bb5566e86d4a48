import path from 'node:path'
import type { NextConfig } from 'next'
import type { Rewrite } from 'next/dist/lib/load-custom-routes'
import { audienceHeader } from './server/next-internals/audience-header.mjs'
import { cachedPages } from './server/next-internals/cached-pages.mjs'
import { listedRewrites } from './server/next-internals/listed-pages.mjs'

// Requests without a session never run the proxy: configuration alone routes them to the visitor's static pages. Files,
// Next's own addresses and our route handlers are not rewritten.
const pages = '/:path((?!_next/|api/|uploads/|og/).*)'

const ofVisitors = [
  // Its name hangs on whether the address is https (decision registration-and-sessions).
  { type: 'cookie' as const, key: 'token' },
  { type: 'cookie' as const, key: '__Host-token' },
  { type: 'cookie' as const, key: 'preview' },
]

// For members with a cookie unsealed a moment ago; the proxy routes the others.
const ofKnown = { type: 'header' as const, key: audienceHeader, value: '(?<audience>[a-z-]+)' }

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
  { source: pages, ...condition, destination: `${folder}/:path` },
]

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  turbopack: { root: import.meta.dirname },
  // `npm run check` owns the types; a build need not judge them again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Hashing the whole page for every answer costs more than the few repeated visits that it would spare.
  generateEtags: false,
  reactStrictMode: true,
  cacheHandler: path.join(import.meta.dirname, 'server/next-internals/cache-handler.mjs'),
  // Pages and what they are made of, in memory; the disk has them all (decision page-cache).
  cacheMaxMemorySize: 16_000_000,
  // A native program, which no bundle can hold; and one that finds its own files by their place.
  serverExternalPackages: ['@resvg/resvg-js', 'pdfkit'],
  // `unauthorized()` answers 401 with the page of spec §8.
  experimental: {
    authInterrupts: true,
    // What was drawn lies on the disk: beside that, the library would hold fifty megabytes of what it did last.
    imgOptOperationCache: false,
  },
  images: {
    // No query: each would be another picture to make and to store (decision security-headers).
    localPatterns: [{ pathname: '/uploads/**', search: '' }],
    formats: ['image/avif', 'image/webp'],
    qualities: [75],
    // Few widths: each stands in every picture's markup.
    deviceSizes: [640, 1280],
    imageSizes: [],
    // The pictures of a site in every width and format weigh a tenth of it; beyond, the least used go.
    maximumDiskCacheSize: 300_000_000,
  },
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [
      ...pagesOf('/visitor', { missing: ofVisitors }),
      ...pagesOf('/:audience', { has: [ofKnown] }),
    ],
    fallback: [],
  }),
  redirects: async () => [
    { source: '/_app', destination: '/', permanent: true },
    // Browsers ask for it wherever a page names no icon yet.
    { source: '/favicon.ico', destination: '/icon.svg', permanent: true },
  ],
}

export default config
