const robots =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|monitor|curl|wget|python/i

type Headers = { get(name: string): string | null | undefined }

/** Programs that say so in their name are not counted. */
export const isRobot = (headers: Headers) => robots.test(headers.get('user-agent') ?? '')

/** Whoever asks not to be tracked is counted with the page only: not from where, and not with which device. */
export const asksForPrivacy = (headers: Headers) =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
