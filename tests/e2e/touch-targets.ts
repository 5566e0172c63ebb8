import type { Page } from 'playwright-core'

/**
 * The controls inside `place` with a touch target under 44 px: a tap near the edge misses them. A link within a sentence
 * is as high as its line, and no control of its own.
 */
export const missed = (page: Page, place: string): Promise<{ of: number; small: string[] }> =>
  page.evaluate((place) => {
    const controls = 'a[href], button, select, input, textarea, summary, label:has(input), [role="tab"]'
    const targets = [...document.querySelectorAll<HTMLElement>(place)]
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>(controls)])
      .filter((target) => target.checkVisibility() && !(target.matches('input') && target.closest('label')))
      // a field that only robots fill, and one that its label or button stands for
      .filter((target) => !target.matches('input[tabindex="-1"]') && target.getBoundingClientRect().width > 1)
      .filter((target) => !isInSentence(target))
    // 22 px, reduced by the possible rounding to whole pixels
    const near = 21
    const answers = (target: HTMLElement, x: number, y: number) => target.contains(document.elementFromPoint(x, y))
    const small = targets.filter((target) => {
      const { width, height } = target.getBoundingClientRect()
      // what is large by itself needs no taps
      if (Math.min(width, height) >= 2 * near) return false
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const [box] = target.getClientRects()
      if (!box) return true
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      return ![
        [x - near, y],
        [x + near, y],
        [x, y - near],
        [x, y + near],
      ].every(([x = 0, y = 0]) => answers(target, x, y))
    })
    // as it was: axe, too, counts what a fixed bar covers
    for (const part of document.querySelectorAll('*')) if (part.scrollTop || part.scrollLeft) part.scrollTo(0, 0)
    return {
      of: targets.length,
      small: small.map((target) => {
        const { width, height } = target.getBoundingClientRect()
        return `${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 160)}`
      }),
    }

    function isInSentence(target: HTMLElement): boolean {
      if (!target.matches('a[href]') || getComputedStyle(target).display !== 'inline') return false
      return [...(target.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      )
    }
  }, place)
