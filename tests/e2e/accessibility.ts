import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The rules whose answer hangs on colours: all that another theme can change, and nothing that another width can. */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Examination {
  /** the rules about colours alone, or all others; all, unless told */
  rules?: 'colours' | 'all but colours'
  /** parts that were examined on another page */
  known?: readonly string[]
}

/** What keeps people out of the page as it stands, in a few words each. */
export async function violations(page: Page, { rules, known = [] }: Examination = {}): Promise<string[]> {
  // once for each document: reading it takes as long as the whole examination
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ rules, known, colourRules }) => {
      // colours on their way from one theme to the other are nobody's; what has arrived may set its children off
      const moving = () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
          )
      do {
        await Promise.allSettled(moving().map(({ finished }) => finished))
        await new Promise(requestAnimationFrame)
      } while (moving().length)
      const { run } = (window as unknown as { axe: typeof axe }).axe
      // of what is well, nobody needs a list
      const found = await run(
        { exclude: ['.graphiql-container', ...known] },
        {
          resultTypes: ['violations'],
          ...(rules === 'colours' && { runOnly: { type: 'rule', values: colourRules } }),
          ...(rules === 'all but colours' && {
            rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
          }),
        },
      )
      return found.violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
    },
    { rules, known: [...known], colourRules },
  )
}
