import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressOfPart } from './part-address'
import { press } from './pressed'

/** In the header of a preview: a press on a part of the page opens the form at that field. */
export function PressedParts() {
  const navigate = useNavigate()
  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent) => {
      const frame = document.querySelector<HTMLIFrameElement>(
        'iframe[data-testid="preview-iframe"]',
      )
      if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return
      const found = addressOfPart(data, window.location.pathname)
      if (!found) return
      press(found)
      navigate(`${found.path}${found.query}`)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [navigate])
  return null
}
