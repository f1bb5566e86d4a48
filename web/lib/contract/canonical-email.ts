/** Letters, digits and separators of a domain. */
const domainSigns = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * The canonical form of an e-mail address, for storing and comparing: NFC, lower case, and an internationalized domain
 * in ASCII (`műhely.hu` becomes `xn--mhely-ksb.hu`). Text that is no address is returned unchanged; validation refuses it.
 */
export function canonicalEmail(text: string): string {
  const written = text.trim().normalize('NFC').toLowerCase()
  const at = written.lastIndexOf('@')
  const domain = written.slice(at + 1)
  if (at < 0 || /^[\x21-\x7e]*$/.test(domain) || !domainSigns.test(domain)) return written
  const ascii = asciiDomain(domain)
  return ascii ? `${written.slice(0, at)}@${ascii}` : written
}

/** URL converts a host to its IDNA form, in browsers and on servers; undefined for an invalid host. */
function asciiDomain(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}
