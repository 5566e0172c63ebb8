import type { Plugin } from 'vite'

const DEFINITION = /--bp-palette-([\w-]+):\s*(#[0-9a-f]{6})/g
const LITERAL = /#[0-9a-f]{6}\b|rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/g

/** Blueprint's selector would have a higher specificity than this project's classes that colour a link. */
const DARK_LINK = /\.bp6-dark a(?=[{,:])/g

const hex = (...channels: string[]) => `#${channels.map((c) => Number(c).toString(16).padStart(2, '0')).join('')}`

/**
 * Replaces the literal colours in Blueprint's rules by the variables of its palette, at build time. So tokens.css
 * changes the colours of all components in both themes, without overriding selectors.
 */
export function blueprintPalette(): Plugin {
  const names = new Map<string, string>()
  return {
    name: 'blueprint-palette',
    enforce: 'pre',
    transform(code, id) {
      if (!/@blueprintjs\/[\w-]+\/lib\/css\/[\w.-]+\.css$/.test(id)) return
      for (const [, name, colour] of code.matchAll(DEFINITION)) names.set(colour ?? '', name ?? '')
      const quiet = code.replaceAll(DARK_LINK, ':where(.bp6-dark) a')
      return quiet.replace(/([\w-]+):([^;{}]+);/g, (rule, property: string, value: string) => {
        if (property.startsWith('--bp-') || value.includes('url(')) return rule
        return `${property}:${value.replace(LITERAL, (literal, r, g, b, alpha) => {
          const name = names.get(r ? hex(r, g, b) : literal)
          if (!name) return literal
          const variable = `var(--bp-palette-${name})`
          return r ? `color-mix(in srgb, ${variable} ${Number(alpha) * 100}%, transparent)` : variable
        })};`
      })
    },
  }
}
