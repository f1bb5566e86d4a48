/** Longer addresses are pasted by mistake. */
export const linkAddressLength = 500

const address = /^(\/(?![/\\])|#|https?:\/\/|mailto:)\S*$/

/** Whether an editor's link may have this address: a path of our site, an anchor, http(s) or mailto. */
export const isLinkAddress = (url: string) => url.length <= linkAddressLength && address.test(url)
