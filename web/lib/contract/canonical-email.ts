/** Letters, digits and what stands between the parts of a domain. */
const domainSigns = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * The one spelling of an e-mail address that is stored and compared: composed letters (NFC), lower case, and a domain
 * beyond ASCII as mail servers know it (`műhely.hu` is `xn--mhely-ksb.hu`). A text that is no address stays as it is,
 * for the rules of addresses to refuse.
 */
export function canonicalEmail(text: string): string {
  const written = text.trim().normalize('NFC').toLowerCase()
  const at = written.lastIndexOf('@')
  const domain = written.slice(at + 1)
  if (at < 0 || /^[\x21-\x7e]*$/.test(domain) || !domainSigns.test(domain)) return written
  const ascii = asciiDomain(domain)
  return ascii ? `${written.slice(0, at)}@${ascii}` : written
}

/** URLs hold a host in the form of IDNA, in browsers and on servers alike; undefined for what is no host. */
function asciiDomain(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}
