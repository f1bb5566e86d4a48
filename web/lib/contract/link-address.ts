/** Longer ones are pasted by mistake. */
export const linkAddressLength = 500

const address = /^(\/(?![/\\])|#|https?:\/\/|mailto:)\S*$/

/** Whether a link of an editor may lead there: a page of ours, a place on this one, http(s) or mail. */
export const isLinkAddress = (url: string) => url.length <= linkAddressLength && address.test(url)
