import { escapeMarkup } from '@/base/text/escape-markup'

// XML has no way to write these, not even escaped.
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text in XML. */
export const xml = (text: string) => escapeMarkup(text.replace(impossible, ''))

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

type XhtmlPage = { lang: string; title: string; body: string }

/** A page of an EPUB; `body` is markup. */
export const xhtmlPage = ({ lang, title, body }: XhtmlPage) =>
  `${xmlHead}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head><title>${xml(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>${body}</body>
</html>
`
