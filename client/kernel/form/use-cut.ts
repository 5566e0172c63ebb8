import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether the text in the input of this element is wider than the input, which then shows only its beginning. An empty
 * text is not measured.
 */
export function useCut(around: RefObject<HTMLElement | null>, text: string): boolean {
  const [cut, setCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may fit
  useLayoutEffect(() => {
    if (!text) return setCut(false)
    const input = around.current?.querySelector('input')
    if (!input) return
    const measure = () => setCut(input.scrollWidth > input.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(input)
    return () => observer.disconnect()
  }, [text])
  return cut
}
