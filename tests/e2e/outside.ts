import type { Page } from 'playwright-core'

/**
 * The texts that stand outside the card or field which they belong to. The page need not scroll sideways for that: a
 * table that is wider than its card hangs over the next one.
 */
export const textsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width < 2) continue
      for (let box: HTMLElement | null = parent; box && box.tagName !== 'MAIN'; box = box.parentElement) {
        const style = getComputedStyle(box)
        // what scrolls or is cut is reached or meant; what only a screen reader reads has no place
        if (style.overflowX !== 'visible' || style.clip !== 'auto' || style.clipPath !== 'none') break
        if (style.borderLeftWidth === '0px' || style.borderRightWidth === '0px') continue
        const edges = box.getBoundingClientRect()
        if (right <= edges.right + 1 && left >= edges.left - 1) continue
        const over = Math.round(Math.max(right - edges.right, edges.left - left))
        found.push(`"${text.textContent.trim().slice(0, 40)}" by ${over} px: ${box.outerHTML.slice(0, 80)}`)
        break
      }
    }
    return found
  })

/** The placeholders that are cut off because their field is too narrow. */
export const placeholdersCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    return [...document.querySelectorAll<HTMLInputElement>('main input:placeholder-shown')]
      .filter((input) => input.checkVisibility({ visibilityProperty: true }) && input.clientWidth > 1)
      .flatMap((input) => {
        const style = getComputedStyle(input)
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
        const over = Math.round(pen.measureText(input.placeholder).width - room)
        return over > 1 ? [`"${input.placeholder}" by ${over} px`] : []
      })
  })
