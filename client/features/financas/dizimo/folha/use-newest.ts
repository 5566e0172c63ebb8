import { useEffect, useRef } from 'react'

/** So many of the newest lines are seen after each new one. */
const NEWEST = 5

/**
 * Shows the newest lines, which stand first, between the entry line and the footer, whenever a line is added or saving
 * failed. Both of these stick to their edge of the screen.
 */
export function useNewest(count: number, failure: unknown) {
  const entry = useRef<HTMLElement>(null)
  const lines = useRef<HTMLTableSectionElement>(null)
  const footer = useRef<HTMLElement>(null)
  const before = useRef<{ count: number; failure: unknown }>({ count: 0, failure: undefined })
  useEffect(() => {
    const failed = failure && failure !== before.current.failure
    if ((failed || count > before.current.count) && entry.current && lines.current && footer.current)
      show(entry.current, lines.current, footer.current)
    before.current = { count, failure }
  }, [count, failure])
  return { entry, lines, footer }
}

function show(entry: HTMLElement, lines: HTMLElement, footer: HTMLElement): void {
  const newest = [...lines.children].slice(0, NEWEST).map((line) => line.getBoundingClientRect())
  const [first, last] = [newest.at(0), newest.at(-1)]
  if (!first || !last) return
  const { top, bottom } = entry.getBoundingClientRect()
  const hidden = last.bottom - Math.min(footer.getBoundingClientRect().top, window.innerHeight)
  // no further than the entry line can follow: beyond that the lines would go under it
  const room = top - Number.parseFloat(getComputedStyle(entry).top)
  if (first.top < bottom) window.scrollBy(0, first.top - bottom)
  else if (hidden > 0) window.scrollBy(0, Math.min(hidden, room))
}
