'use client'

import { useEffect, useRef, useState } from 'react'

const pages = new Map<string, Promise<Document>>()

/** The page with all steps of a chart, requested once for all disclosures. */
function open(page: string): Promise<Document> {
  const known = pages.get(page)
  if (known) return known
  const request = load(page)
  pages.set(page, request)
  request.catch(() => pages.delete(page))
  return request
}

async function load(page: string): Promise<Document> {
  const answer = await fetch(page)
  if (!answer.ok) throw new Error(`${page}: ${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

const stepsIn = (page: Document, id: string) =>
  [...(page.getElementById(id)?.querySelectorAll('li') ?? [])].map((line) => line.textContent)

type StepsLaterProps = { id: string; page: string; words: string; className: string | undefined }

/** A link to the steps, replaced by the steps when the surrounding disclosure is opened. */
export function StepsLater({ id, page, words, className }: StepsLaterProps) {
  const linkRef = useRef<HTMLAnchorElement>(null)
  const [steps, setSteps] = useState<readonly string[]>([])
  useEffect(() => {
    const details = linkRef.current?.closest('details')
    const show = () => {
      if (!details?.open) return
      // Without a response the link stays, with the same target.
      open(page).then(
        (found) => setSteps(stepsIn(found, id)),
        () => {},
      )
    }
    // Opened before hydration.
    show()
    details?.addEventListener('toggle', show)
    return () => details?.removeEventListener('toggle', show)
  }, [id, page])
  if (steps.length === 0) {
    return (
      <p>
        <a ref={linkRef} href={`${page}#${id}`}>
          {words}
        </a>
      </p>
    )
  }
  return (
    <ol className={className}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
