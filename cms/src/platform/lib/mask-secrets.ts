import { type EndpointName, endpointRow, endpoints } from '@krono/contract'

const names = Object.keys(endpoints) as EndpointName[]

/** Path prefixes followed by a secret: rows of the contract, and pictures of people. */
export const secretBeginnings: readonly string[] = [
  '/uploads/people/',
  ...names
    .map(endpointRow)
    .filter(({ isSecret }) => isSecret)
    .map(({ path }) => path.split('{id}', 1)[0] ?? path),
]

// Stripe ids are not secret, and are needed to follow payments.
const masks: readonly [RegExp, string][] = [
  ...secretBeginnings.map((beginning): [RegExp, string] => [
    new RegExp(`(${beginning})[^/?\\s"']+`, 'gi'),
    '$1…',
  ]),
  [/([?&](?:token|key|code|email|password|secret|birth\w*)=)[^&\s"']*/gi, '$1…'],
  [/\b(sk|rk|whsec)_\w+/g, '$1_…'],
  [/[^\s<>"'(),:;=[\]{}/]+@[^\s<>"'(),:;=[\]{}/]+\.[^\s<>"'(),:;=[\]{}/.]+/g, '…@…'],
  [/(?<![\w-])(?!(?:cs|pi|ch|in|evt|sub|cus|re|txn)_)(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}/gi, '…'],
]

/** A log line without secrets of links, keys, tokens and addresses. */
export const maskSecrets = (text: string): string =>
  masks.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text)
