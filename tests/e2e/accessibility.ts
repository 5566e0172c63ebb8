import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * What keeps people out of the page as it stands, in a few words each.
 * @param rules the axe rules to ask; all, unless told
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // once for each document: reading it takes as long as the whole examination
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
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
    const runOnly = only && { runOnly: { type: 'rule' as const, values: [...only] } }
    const found = await run({ exclude: ['.graphiql-container'] }, { resultTypes: ['violations'], ...runOnly })
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
  }, rules)
}

/** The rules whose answer hangs on colours: all that another theme can change. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const
