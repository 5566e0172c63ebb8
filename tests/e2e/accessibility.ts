import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The rules whose result depends on colours. A change of theme can change their result; a change of width cannot. */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Examination {
  /** which rules to check: the rules about colours, or all other rules; by default all rules */
  rules?: 'colours' | 'all but colours'
  /** also checks that targets are large enough for a finger, which axe leaves out by default */
  targets?: boolean
  /** parts that were already checked on another page */
  known?: readonly string[]
}

/** The accessibility violations of the page in its current state, each in a few words. */
export async function violations(
  page: Page,
  { rules, targets = false, known = [] }: Examination = {},
): Promise<string[]> {
  // once per document, because loading axe takes as long as a whole check
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ rules, targets, known, colourRules }) => {
      // waits for colour transitions to end; the end of one may start transitions of its children
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
      type Rule = { id: string; impact?: string }
      const { run, _audit } = (window as unknown as { axe: typeof axe & { _audit: { rules: Rule[] } } }).axe
      // the impact of a rule is that of all its violations, so these would only be thrown away below
      const light = _audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
      // axe then collects only violations, which is faster
      const examine = () =>
        run(
          { exclude: ['.graphiql-container', ...known] },
          {
            resultTypes: ['violations'],
            ...(rules === 'colours' && { runOnly: { type: 'rule', values: colourRules } }),
            ...(rules !== 'colours' && {
              rules: {
                ...Object.fromEntries(light.map(({ id }) => [id, { enabled: false }])),
                'target-size': { enabled: targets },
                ...(rules && Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]))),
              },
            }),
          },
        )
      // a list that reads again is pale meanwhile, on purpose
      const reading = () => document.querySelector('[aria-busy="true"]') !== null
      let pale = reading()
      const watch = new MutationObserver(() => {
        pale = true
      })
      watch.observe(document, { subtree: true, attributeFilter: ['aria-busy'] })
      let found = await examine()
      for (let time = 0; pale && found.violations.length > 0 && time < 20; time++) {
        await new Promise((resolve) => setTimeout(resolve, 500))
        pale = reading()
        found = await examine()
      }
      watch.disconnect()
      return found.violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
    },
    { rules, targets, known: [...known], colourRules },
  )
}
